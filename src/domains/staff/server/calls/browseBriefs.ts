import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { entriesOf, keysOf } from '../../../../kit/contract/keys.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { briefFacts as brief, briefViewFacts } from '../../../briefs/server/facts.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import { viewRows } from '../../../briefs/server/view.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { hasOpenTime } from '../../../visits/server/open-time.ts'
import type { staffCalls } from '../../contract.ts'
import { type BriefNeed, briefNeeds } from '../../lists.ts'
import { isAnyOf, organisationOf } from '../of-records.ts'

/** How far back views are counted. */
const viewDays = 30

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const isLive = sql`${brief.status} = 'live'`

/** Briefs about which there is something to do now, as conditions that are true or false and never null. */
function briefNeedsSql(): Record<BriefNeed, SQL> {
  const quietSince = sql`${plus(now(), -14 * dayMs).toISOString()}::timestamptz`
  return {
    ending: sql`(${isLive} and ${brief.liveUntil} <= ${dayOf(plus(now(), 7 * dayMs))}::date)`,
    'no-requests': sql`(${isLive} and coalesce(${brief.liveSince} < ${quietSince}, false) and not exists (select from ${collabFacts} where ${collabFacts.briefUid} = ${brief.uid} and ${collabFacts.requestedAt} >= ${quietSince}))`,
    held: sql`(${isLive} and ${brief.heldAt} is not null)`,
    'no-times': sql`(${isLive} and not ${hasOpenTime(brief)})`,
    full: sql`(${isLive} and ${brief.spotsTaken} >= ${brief.maxCollabs})`,
  }
}

/** Briefs with any of these needs, or with none of them. */
function needs({ is, values }: Condition): SQL {
  const conditions = briefNeedsSql()
  const any = sql`(${or(...keysOf(briefNeeds).flatMap((need) => (values.includes(need) ? [conditions[need]] : [])))})`
  return is === 'not' ? sql`not ${any}` : any
}

/** The Collab Brief Manager in the database. Every `by` that can be sorted has its index in the tables of briefs. */
export const briefsSql: TableSql = {
  from: sql`${brief} left join ${assignmentFacts} on ${assignmentFacts.brandUid} = ${brief.brandUid}`,
  uid: brief.uid,
  byDefault: '-changed',
  fields: {
    title: { by: brief.title, type: 'text' },
    brand: { by: brief.brandUid, sortBy: brief.brandName, type: 'text' },
    influencer: isAnyOf(
      brief.uid,
      (isOne) => sql`(select ${collabFacts.briefUid} from ${collabFacts} where ${isOne(collabFacts.influencerUid)})`,
    ),
    organisation: organisationOf(brief.brandUid),
    city: { by: brief.city, type: 'text' },
    category: { by: brief.category, type: 'text' },
    manager: { by: assignmentFacts.accountUid, type: 'text' },
    status: { by: brief.status, type: 'text' },
    needs: { by: brief.uid, type: 'text', matches: needs },
    spots: { by: brief.spotsTaken, type: 'integer' },
    until: { by: brief.liveUntil, type: 'date' },
    changed: { by: brief.updatedAt, type: 'timestamptz' },
  },
}

/** Briefs whose title or brand's name contains the search. */
function matchesSearch(search: string): SQL {
  const brands = sql`${brief.brandUid} in (select ${brandFacts.uid} from ${brandFacts} where ${containsText([brandFacts.name], search)})`
  return sql`(${containsText([brief.title], search)} or ${brands})`
}

export const browseBriefs: Handler<typeof staffCalls.browseBriefs> = async (
  { search, brandUid, ...asked },
  { actor, db },
) => {
  const also = and(search ? matchesSearch(search) : undefined, brandUid ? eq(brief.brandUid, brandUid) : undefined)
  const page = await findTablePage(db, briefsSql, asked, also)
  return {
    rows: await viewListedBriefs(db, actor, page.uids),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewListedBriefs(db: Queryable, actor: Actor, uids: readonly string[]) {
  if (uids.length === 0) return []
  const found = inOrder(uids, [...(await findBriefs(db, uids)).values()])
  const rows = await viewRows(db, actor, found)
  const facts = new Map((await selectFacts(db, uids)).map((row) => [row.uid, row]))
  const views = new Map((await countViews(db, uids)).map((row) => [row.uid, row.count]))
  const collabs = new Map((await countCollabs(db, uids)).map((row) => [row.uid, row]))
  return rows.map((row) => {
    const { managerUid, managerName, needs: needed } = mustGet(facts, row.card.uid)
    return {
      ...row,
      // A card doesn’t know who has booked.
      card: { ...row.card, nextSlot: needed.includes('no-times') ? null : row.card.nextSlot },
      manager: managerUid === null || managerName === null ? null : { uid: managerUid, name: managerName },
      needs: needed,
      views: views.get(row.card.uid) ?? 0,
      requests: collabs.get(row.card.uid)?.requests ?? 0,
      approved: collabs.get(row.card.uid)?.approved ?? 0,
    }
  })
}

function selectFacts(db: Queryable, uids: readonly string[]) {
  return db
    .select({
      uid: brief.uid,
      managerUid: assignmentFacts.accountUid,
      managerName: staffFacts.displayName,
      needs: sql<BriefNeed[]>`array_remove(array[${sql.join(
        entriesOf(briefNeedsSql()).map(([need, isSo]) => sql`case when ${isSo} then ${need} end`),
        sql`, `,
      )}]::text[], null)`,
    })
    .from(brief)
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brief.brandUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(inArray(brief.uid, [...uids]))
}

function countViews(db: Queryable, uids: readonly string[]) {
  return db
    .select({ uid: briefViewFacts.briefUid, count: sql<number>`count(*)::integer` })
    .from(briefViewFacts)
    .where(
      and(inArray(briefViewFacts.briefUid, [...uids]), gt(briefViewFacts.day, dayOf(plus(now(), -viewDays * dayMs)))),
    )
    .groupBy(briefViewFacts.briefUid)
}

function countCollabs(db: Queryable, uids: readonly string[]) {
  return db
    .select({
      uid: collabFacts.briefUid,
      requests: sql<number>`count(*)::integer`,
      approved: sql<number>`(count(*) filter (where ${collabFacts.stage} > 1))::integer`,
    })
    .from(collabFacts)
    .where(inArray(collabFacts.briefUid, [...uids]))
    .groupBy(collabFacts.briefUid)
}
