import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { type RightsState, whyNoDownload } from '../rights.ts'
import { deliverables } from './tables.ts'
import { stateOfRights } from './view.ts'

export type Finished = Awaited<ReturnType<typeof findFinished>>[number]

/** Those of these deliverables that the brand has approved, in the order they were named; others are left out. */
export async function findFinished(db: Queryable, brandUid: string, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ deliverable: deliverables, collab: columnsOf(collabFacts) })
    .from(deliverables)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .where(
      and(
        inArray(deliverables.uid, [...uids]),
        eq(deliverables.brandUid, brandUid),
        isNotNull(deliverables.approvedAt),
      ),
    )
  const byUid = new Map(rows.map((row) => [row.deliverable.uid, row]))
  return [...new Set(uids)].flatMap((uid) => byUid.get(uid) ?? [])
}

/** What the brand may use now, and of the rest why not. */
export function splitByRights(rows: readonly Finished[]) {
  const usable: (Finished & { rights: Extract<RightsState, 'organic' | 'paid'> })[] = []
  const leftOut: { uid: string; why: string }[] = []
  for (const row of rows) {
    const rights = stateOfRights(row.collab, row.deliverable)
    const why = whyNoDownload(rights)
    if (why) leftOut.push({ uid: row.deliverable.uid, why })
    else if (rights === 'organic' || rights === 'paid') usable.push({ ...row, rights })
  }
  return { usable, leftOut }
}
