import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { forgetAccessNeeds } from '../../../logistics/server/access-needs.ts'
import { needsStoredAfterMs } from '../../windows.ts'
import { visits } from '../tables.ts'

/** Dietary and access needs are deleted 24 hours after the slot, of a stay after check-out. */
export const forgetNeeds: DomainJob = {
  name: 'forget-needs',
  cron: '*/15 * * * *',
  run: async ({ db }) => {
    const dueSince = plus(now(), -needsStoredAfterMs)
    const isOver = and(lt(visits.startsAt, dueSince), or(isNull(visits.checkInOn), lt(visits.endsAt, dueSince)))
    await db
      .update(visits)
      .set({ needs: null })
      .where(and(isNotNull(visits.needs), isOver))
    await forgetAccessNeeds(db, db.select({ uid: visits.collabUid }).from(visits).where(isOver))
  },
}
