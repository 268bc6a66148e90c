import type { DomainJob } from '../../../access/server/handler.ts'
import { sendWaiting } from './jobs/send-waiting.ts'

export const notificationJobs: readonly DomainJob[] = [sendWaiting]
