import { eq, inArray } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listCurrentCollabs } from '../../../collabs/server/reads.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { toDoOf } from '../../to-do.ts'
import { findVisits, findWaitingCollabs } from '../../../visits/server/reads.ts'
import { deliverables, insights } from '../tables.ts'

/** Insights are asked for until this long after a collab was completed; then nobody waits for them any more. */
const insightsAskedMs = 60 * dayMs
const most = 200

export const listToDo: Handler<typeof contentCalls.listToDo> = async ({ influencerUid }, { actor, db }) => {
  assertSeesInfluencer(actor, influencerUid)
  const rows = await listCurrentCollabs(db, influencerUid, plus(now(), -insightsAskedMs), most)
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return { items: [] }
  const visits = await findVisits(db, uids)
  const all = await db.select().from(deliverables).where(inArray(deliverables.collabUid, uids))
  const counted = await db
    .select({ deliverableUid: insights.deliverableUid, kind: insights.kind })
    .from(insights)
    .innerJoin(deliverables, eq(deliverables.uid, insights.deliverableUid))
    .where(inArray(deliverables.collabUid, uids))
  const waiting = await findWaitingCollabs(db, uids)
  const brands = await findBrands(
    db,
    rows.map((row) => row.brandUid),
  )
  const briefs = await findBriefs(
    db,
    rows.map((row) => row.briefUid),
  )
  const items = rows.flatMap((row) => {
    const given = toDoOf(
      {
        ...row,
        visit: visits.get(row.uid) ?? null,
        waiting: waiting.has(row.uid),
        deliverables: all
          .filter((deliverable) => deliverable.collabUid === row.uid)
          .map((deliverable) => ({
            ...deliverable,
            insights: counted.filter((one) => one.deliverableUid === deliverable.uid).map((one) => one.kind),
          })),
      },
      now(),
    )
    return given.map(({ kind, deliverables: count, dueAt }) => ({
      key: `${row.uid}:${kind}`,
      kind,
      collabUid: row.uid,
      deliverables: count,
      brandName: mustGet(brands, row.brandUid).name,
      title: row.terms?.title ?? mustGet(briefs, row.briefUid).title,
      timezone: mustGet(brands, row.brandUid).timezone,
      dueAt: dueAt?.toISOString() ?? null,
    }))
  })
  return { items: items.toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9')) }
}
