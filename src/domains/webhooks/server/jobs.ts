import type { WebhookSender } from '../../../adapters/webhooks/webhooks.ts'
import type { DomainJob } from '../../../access/server/handler.ts'
import type { Config } from '../../../kit/server/config.ts'
import { sendWebhooks } from './jobs/send-webhooks.ts'

export const webhookJobs = (openWebhooks: (config: Config) => WebhookSender): readonly DomainJob[] => [
  sendWebhooks(openWebhooks),
]
