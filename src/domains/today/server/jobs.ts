import type { DomainJob } from '../../../access/server/handler.ts'

import { forgetTodayMarks } from './jobs/forget-today-marks.ts'
import { mailMyDay } from './jobs/mail-my-day.ts'

export const todayJobs: readonly DomainJob[] = [mailMyDay, forgetTodayMarks]
