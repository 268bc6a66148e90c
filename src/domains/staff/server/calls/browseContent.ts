import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { entriesOf, keysOf } from '../../../../kit/contract/keys.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { isMissing, missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { type DeliverableState, deliverableStateNames } from '../../../content/states.ts'
import type { InsightKind } from '../../../content/insights.ts'
import { findCovers } from '../../../content/server/covers.ts'
import { deliverableFacts as deliverable, unverifiedFacts } from '../../../content/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { type ContentNeed, contentNeeds } from '../../lists.ts'
import { contentNeedsSql } from '../content-needs.ts'
import { isAnyOf, organisationOf } from '../of-records.ts'
import { matchesSearch } from './browseCollabs.ts'

const cityOf = sql`(select ${brandFacts.city} from ${brandFacts} where ${brandFacts.uid} = ${deliverable.brandUid})`

/** Deliverables with any of these needs, or with none of them. */
function needs({ is, values }: Condition): SQL {
  const conditions = contentNeedsSql()
  const any = sql`(${or(...keysOf(contentNeeds).flatMap((need) => (values.includes(need) ? [conditions[need]] : [])))})`
  return is === 'not' ? sql`not ${any}` : any
}

/** Each state by columns whose values PostgreSQL has counted: of the expression it would expect next to none, and sort them all. */
const stateConditions: Record<DeliverableState, SQL> = {
  'to-upload': sql`(${deliverable.status} = 'pending' and ${deliverable.submittedAt} is null and ${deliverable.rounds} = 0)`,
  'changes-requested': sql`(${deliverable.status} = 'pending' and ${deliverable.submittedAt} is null and ${deliverable.rounds} > 0)`,
  'in-review': sql`(${deliverable.status} = 'pending' and ${deliverable.submittedAt} is not null)`,
  approved: sql`${deliverable.status} = 'approved'`,
  published: sql`${deliverable.status} = 'published'`,
}

/** By state, and by the moments that none of those states has: in the orders of these, rows without one come last. */
function isInState({ is, values }: Condition): SQL {
  const wanted = keysOf(deliverableStateNames).filter((state) => values.includes(state) === (is === 'is'))
  const has = (...states: DeliverableState[]) => wanted.some((state) => states.includes(state))
  const missing = [
    ...(has('in-review', 'approved', 'published') ? [] : [deliverable.submittedAt]),
    ...(has('in-review') ? [] : [deliverable.autoApproveAt]),
    ...(has('published') ? [] : [deliverable.publishedAt]),
  ]
  return sql`(${and(or(...wanted.map((state) => stateConditions[state])) ?? sql`false`, ...missing.map(isMissing))})`
}

/** All content in the database. Every `by` that can be sorted has its index in the tables of content. */
export const contentSql: TableSql = {
  from: sql`${deliverable}
    left join ${assignmentFacts} on ${assignmentFacts.brandUid} = ${deliverable.brandUid}`,
  uid: deliverable.uid,
  byDefault: '-submitted',
  fields: {
    brand: { by: deliverable.brandUid, sortBy: deliverable.brandName, type: 'text' },
    influencer: isAnyOf(
      deliverable.collabUid,
      (isOne) => sql`(select ${collabFacts.uid} from ${collabFacts} where ${isOne(collabFacts.influencerUid)})`,
    ),
    organisation: organisationOf(deliverable.brandUid),
    city: { by: cityOf, type: 'text' },
    manager: { by: assignmentFacts.accountUid, type: 'text' },
    type: { by: deliverable.type, type: 'text' },
    platform: { by: deliverable.platform, type: 'text' },
    state: { by: deliverable.state, type: 'text', matches: isInState },
    needs: { by: deliverable.uid, type: 'text', matches: needs },
    rounds: { by: deliverable.rounds, type: 'integer' },
    submitted: { by: deliverable.submittedAt, ...missingAtEnd(deliverable.submittedAt), type: 'timestamptz' },
    review: { by: deliverable.autoApproveAt, ...missingAtEnd(deliverable.autoApproveAt), type: 'timestamptz' },
    approved: { by: deliverable.approvedAt, ...missingAtEnd(deliverable.approvedAt), type: 'timestamptz' },
    published: { by: deliverable.publishedAt, ...missingAtEnd(deliverable.publishedAt), type: 'timestamptz' },
    // Whose views nobody knows comes after all whose are.
    views: { by: deliverable.views, sortBy: sql`coalesce(${deliverable.views}, -1)`, type: 'integer' },
    rights: { by: deliverable.rightsUntil, ...missingAtEnd(deliverable.rightsUntil), type: 'timestamptz' },
  },
}

const ofCollabs = (condition: SQL | undefined) =>
  sql`${deliverable.collabUid} in (select ${collabFacts.uid} from ${collabFacts} where ${condition})`

export const browseContent: Handler<typeof staffCalls.browseContent> = async (
  { search, brandUid, influencerUid, ...asked },
  { db, config },
) => {
  const also = and(
    search ? ofCollabs(matchesSearch(search)) : undefined,
    brandUid ? ofCollabs(eq(collabFacts.brandUid, brandUid)) : undefined,
    influencerUid ? ofCollabs(eq(collabFacts.influencerUid, influencerUid)) : undefined,
  )
  const page = await findTablePage(db, contentSql, asked, also)
  return {
    rows: inOrder(page.uids, await viewListedContent(db, config, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewListedContent(db: Queryable, config: Config, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: deliverable.uid,
      version: deliverable.version,
      type: deliverable.type,
      platform: deliverable.platform,
      state: deliverable.state,
      needs: sql<ContentNeed[]>`array_remove(array[${sql.join(
        entriesOf(contentNeedsSql()).map(([need, isSo]) => sql`case when ${isSo} then ${need} end`),
        sql`, `,
      )}]::text[], null)`,
      collab: {
        uid: collabFacts.uid,
        version: collabFacts.version,
        stage: collabFacts.stage,
        outcome: collabFacts.outcome,
        contentDueAt: collabFacts.contentDueAt,
      },
      brief: { uid: briefFacts.uid, title: briefFacts.title },
      brand: { uid: brandFacts.uid, name: brandFacts.name, city: brandFacts.city },
      creator: { uid: influencerFacts.uid, name: influencerFacts.name, handle: influencerFacts.handle },
      managerUid: assignmentFacts.accountUid,
      managerName: staffFacts.displayName,
      rounds: deliverable.rounds,
      submittedAt: deliverable.submittedAt,
      autoApproveAt: deliverable.autoApproveAt,
      approvedAt: deliverable.approvedAt,
      publishedAt: deliverable.publishedAt,
      liveUrl: deliverable.liveUrl,
      rightsUntil: deliverable.rightsUntil,
      views: deliverable.views,
      toVerify: sql<
        InsightKind[]
      >`array(select ${unverifiedFacts.kind} from ${unverifiedFacts} where ${unverifiedFacts.deliverableUid} = ${deliverable.uid} order by 1)`,
    })
    .from(deliverable)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverable.collabUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, deliverable.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, deliverable.brandUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(inArray(deliverable.uid, [...uids]))
  const covers = await findCovers(db, config, uids)
  return rows.map(({ managerUid, managerName, collab, ...row }) => {
    const cover = covers.get(row.uid)
    return {
      ...row,
      cover: cover ? { picture: cover.picture, placeholder: cover.placeholder } : null,
      collab: { ...collab, contentDueAt: isoOf(collab.contentDueAt) },
      manager: managerUid === null || managerName === null ? null : { uid: managerUid, name: managerName },
      submittedAt: isoOf(row.submittedAt),
      autoApproveAt: isoOf(row.autoApproveAt),
      approvedAt: isoOf(row.approvedAt),
      publishedAt: isoOf(row.publishedAt),
      rightsUntil: isoOf(row.rightsUntil),
    }
  })
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null
