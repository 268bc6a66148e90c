import { lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { todayMarks, todaySnoozes } from '../tables.ts'

/** What was said of something this long ago is about nothing any more. */
const keptMs = 90 * dayMs

export const forgetTodayMarks: DomainJob = {
  name: 'forget-today-marks',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await db.delete(todayMarks).where(lt(todayMarks.markedAt, plus(now(), -keptMs)))
    await db.delete(todaySnoozes).where(lt(todaySnoozes.until, plus(now(), -keptMs)))
  },
}
