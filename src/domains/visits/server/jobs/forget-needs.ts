import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { needsStoredAfterMs } from '../../windows.ts'
import { visits } from '../tables.ts'

/** Dietary needs are deleted 24 hours after the slot, of a stay after check-out. */
export const forgetNeeds: DomainJob = {
  name: 'forget-needs',
  cron: '*/15 * * * *',
  run: async ({ db }) => {
    const dueSince = plus(now(), -needsStoredAfterMs)
    await db
      .update(visits)
      .set({ needs: null })
      .where(
        and(
          isNotNull(visits.needs),
          lt(visits.startsAt, dueSince),
          or(isNull(visits.checkInOn), lt(visits.endsAt, dueSince)),
        ),
      )
  },
}
