import { lt } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { retention } from '../../../../access/retention.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayOf } from '../save.ts'
import { adViews } from '../tables.ts'

/** Deletes which session saw what a week later: only its own day asks for it, the counts stay. */
export const forgetViews: DomainJob = {
  name: 'forget-ad-views',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await db.delete(adViews).where(lt(adViews.day, dayOf(plus(now(), -retention.adViews.days * dayMs))))
  },
}
