import type { PushService } from '../../../../adapters/push/push.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { pushChannel, sendDuePushes } from '../push-outbox.ts'

/** Sends notifications to browsers: as soon as they are written, and when quiet hours end. */
export const sendPush = (openPush: (config: Config) => PushService): DomainJob => ({
  name: 'send-push',
  cron: '* * * * *',
  on: pushChannel,
  atOnce: true,
  run: (parts) => sendDuePushes(parts, openPush(parts.config)),
})
