import type { Config } from '../../kit/server/config.ts'
import type { MailReceiver } from './inbound-mail.ts'
import { webhookReceiver } from './webhook.ts'

/** Who takes replies by email, as the settings say; nobody while they are off. */
export function openInboundMail({ MAIL_WEBHOOK_SECRET }: Config): MailReceiver | null {
  return MAIL_WEBHOOK_SECRET === undefined ? null : webhookReceiver(MAIL_WEBHOOK_SECRET)
}
