import { agentName } from '../../kit/server/agent-name.ts'
import type { Config } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import { guardedWebhooks } from './guarded.ts'
import type { WebhookSender } from './webhooks.ts'

/** What delivers webhooks. A product on one's own machine may deliver to that machine. */
export function openWebhooks({ publicUrl, PRODUCT_NAME }: Config): WebhookSender {
  return guardedWebhooks({ agent: `${agentName(PRODUCT_NAME)}-Webhooks/1`, loopback: isOwnMachine(publicUrl) })
}
