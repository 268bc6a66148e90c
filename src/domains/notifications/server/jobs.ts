import type { PushService } from '../../../adapters/push/push.ts'
import type { DomainJob } from '../../../access/server/handler.ts'
import type { Config } from '../../../kit/server/config.ts'
import { forgetPushDevices } from './jobs/forget-push-devices.ts'
import { sendPush } from './jobs/send-push.ts'
import { sendWaiting } from './jobs/send-waiting.ts'

export const notificationJobs = (openPush: (config: Config) => PushService): readonly DomainJob[] => [
  sendWaiting,
  sendPush(openPush),
  forgetPushDevices,
]
