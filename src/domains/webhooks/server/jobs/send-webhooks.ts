import type { WebhookSender } from '../../../../adapters/webhooks/webhooks.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { sendDueDeliveries } from '../deliver.ts'
import { webhookChannel } from '../queue.ts'

/** Sends webhooks: as soon as something happened, and again while they don’t arrive. */
export const sendWebhooks = (openWebhooks: (config: Config) => WebhookSender): DomainJob => ({
  name: 'send-webhooks',
  cron: '* * * * *',
  on: webhookChannel,
  atOnce: true,
  run: (parts) => sendDueDeliveries(parts, openWebhooks(parts.config)),
})
