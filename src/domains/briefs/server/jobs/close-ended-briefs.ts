import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { nextStatus } from '../../statuses.ts'
import { recordBrief, saveBrief } from '../save.ts'
import { briefs } from '../tables.ts'

/** Archives briefs whose last day is over on the clock of the venue. */
export const closeEndedBriefs: DomainJob = {
  name: 'close-ended-briefs',
  cron: '7 * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      'close-ended-briefs',
      async (db, limit) => {
        const rows = await db
          .select({ uid: briefs.uid })
          .from(briefs)
          .where(hasEnded())
          .orderBy(asc(briefs.liveUntil), asc(briefs.uid))
          .limit(limit)
        return rows.map(({ uid }) => uid)
      },
      async (tx, uid) => {
        const [brief] = await tx
          .select()
          .from(briefs)
          .where(and(eq(briefs.uid, uid), hasEnded()))
          .for('update')
        if (!brief) return
        const after = await saveBrief(tx, brief, { status: nextStatus(brief.status, 'end') })
        await recordBrief(tx, systemActor, 'brief.ended', brief, after)
      },
    )
  },
}

/** The first day finds them by index, the second condition knows the venue's. */
function hasEnded() {
  const at = now()
  const tomorrow = plus(at, dayMs).toISOString().slice(0, 10)
  return and(
    inArray(briefs.status, ['live', 'paused']),
    lt(briefs.liveUntil, tomorrow),
    sql`${briefs.liveUntil} < (${at.toISOString()}::timestamptz at time zone ${briefs.timezone})::date`,
  )
}
