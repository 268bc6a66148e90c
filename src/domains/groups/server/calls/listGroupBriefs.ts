import { and, count, eq, inArray, or, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { briefFacts as brief } from '../../../briefs/server/facts.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import { viewRows } from '../../../briefs/server/view.ts'
import { collabFacts as collab } from '../../../collabs/server/facts.ts'
import type { groupCalls } from '../../contract.ts'

/** Requests that wait for an answer. */
const isWaiting = and(eq(collab.outcome, 'open'), eq(collab.stage, 1), eq(collab.startedBy, 'influencer'))

/** Those of a group are few: they are found by their venues, and then sorted. */
const groupBriefsSql: TableSql = {
  from: sql`${brief}`,
  uid: brief.uid,
  byDefault: '-changed',
  fields: {
    title: { by: brief.title, type: 'text' },
    venue: { by: brief.brandName, type: 'text' },
    city: { by: brief.city, type: 'text' },
    status: { by: brief.status, type: 'text' },
    waiting: {
      by: sql`(select count(*)::int from ${collab} where ${collab.briefUid} = ${brief.uid} and ${isWaiting})`,
      type: 'integer',
    },
    spots: { by: brief.spotsTaken, type: 'integer' },
    until: { by: brief.liveUntil, type: 'date' },
    changed: { by: brief.updatedAt, type: 'timestamptz' },
  },
}

export const listGroupBriefs: Handler<typeof groupCalls.listGroupBriefs> = async (
  { brandUids, search, ...asked },
  { actor, db },
) => {
  for (const uid of brandUids) assertSeesBrand(actor, uid)
  const also = and(
    inArray(brief.brandUid, [...new Set(brandUids)]),
    search ? or(containsText([brief.title], search), containsText([brief.brandName], search)) : undefined,
  )
  const { uids, ...page } = await findTablePage(db, groupBriefsSql, asked, also)
  if (uids.length === 0) return { rows: [], ...page }
  const rows = await viewRows(db, actor, inOrder(uids, [...(await findBriefs(db, uids)).values()]))
  const counts = await db
    .select({ uid: collab.briefUid, waiting: count() })
    .from(collab)
    .where(and(inArray(collab.briefUid, uids), isWaiting))
    .groupBy(collab.briefUid)
  const waitingOn = new Map(counts.map((row) => [row.uid, row.waiting]))
  return { rows: rows.map((row) => ({ ...row, waiting: waitingOn.get(row.card.uid) ?? 0 })), ...page }
}
