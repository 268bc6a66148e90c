import type { DomainJob } from '../../accounts/server/handler.ts'
import { sendWaiting } from './jobs/send-waiting.ts'

export const noticeJobs: readonly DomainJob[] = [sendWaiting]
