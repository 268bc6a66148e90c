import { and, isNotNull, lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { needsStoredAfterMs } from '../../windows.ts'
import { visits } from '../tables.ts'

/** Dietary needs are deleted 24 hours after the slot. */
export const forgetNeeds: DomainJob = {
  name: 'forget-needs',
  cron: '*/15 * * * *',
  run: async ({ db }) => {
    await db
      .update(visits)
      .set({ needs: null })
      .where(and(isNotNull(visits.needs), lt(visits.startsAt, plus(now(), -needsStoredAfterMs))))
  },
}
