import { type Config, isOwnMachine } from '../../kit/server/config.ts'
import { guardedWebhooks } from './guarded.ts'
import type { WebhookSender } from './webhooks.ts'

/** What delivers webhooks. A product on one's own machine may deliver to that machine. */
export function openWebhooks({ publicUrl, PRODUCT_NAME }: Config): WebhookSender {
  return guardedWebhooks({ agent: `${PRODUCT_NAME}-Webhooks/1`, loopback: isOwnMachine(publicUrl) })
}
