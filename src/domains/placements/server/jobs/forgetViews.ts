import { lt } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../accounts/server/handler.ts'
import { dayOf } from '../keep.ts'
import { placementViews } from '../tables.ts'

/** Deletes which session saw what a week later: only its own day asks for it, the counts stay. */
export const forgetViews: DomainJob = {
  name: 'forget-placement-views',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await db.delete(placementViews).where(lt(placementViews.day, dayOf(plus(now(), -7 * dayMs))))
  },
}
