import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { nextStatus } from '../../statuses.ts'
import { recordBrief, saveBrief } from '../save.ts'
import { briefs } from '../tables.ts'

const batchSize = 100

/** Archives briefs whose last day is over on the clock of the venue. */
export const closeEndedBriefs: DomainJob = {
  name: 'close-ended-briefs',
  cron: '7 * * * *',
  run: async ({ db }) => {
    for (let closed = batchSize; closed === batchSize;) {
      closed = await db.transaction(async (tx) => {
        const at = now()
        const tomorrow = plus(at, dayMs).toISOString().slice(0, 10)
        // The first condition finds them by index, the second knows the venue's day.
        const hasEnded = and(
          lt(briefs.liveUntil, tomorrow),
          sql`${briefs.liveUntil} < (${at.toISOString()}::timestamptz at time zone ${briefs.timezone})::date`,
        )
        const rows = await tx
          .select()
          .from(briefs)
          .where(and(inArray(briefs.status, ['live', 'paused']), hasEnded))
          .orderBy(asc(briefs.liveUntil))
          .limit(batchSize)
          .for('update', { skipLocked: true })
        for (const brief of rows) {
          const after = await saveBrief(tx, brief, { status: nextStatus(brief.status, 'end') })
          await recordBrief(tx, systemActor, 'brief.ended', brief, after)
        }
        return rows.length
      })
    }
  },
}
