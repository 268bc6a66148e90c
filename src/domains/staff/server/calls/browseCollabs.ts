import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { entriesOf, keysOf } from '../../../../kit/contract/keys.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { isMissing, missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import {
  conditionSql,
  type FieldSql,
  findTablePage,
  inOrder,
  type TableSql,
} from '../../../../kit/server/table-page.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { feeFacts } from '../../../billing/server/facts.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { collabFacts as collab } from '../../../collabs/server/facts.ts'
import { isAmong } from '../../../collabs/server/stage-order.ts'
import { outcomes } from '../../../collabs/stages.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { tableFacts, visitFacts } from '../../../visits/server/facts.ts'
import { tableOf } from '../../../visits/server/table-view.ts'
import type { staffCalls } from '../../contract.ts'
import { type collabHolders, type CollabNeed, collabNeeds } from '../../lists.ts'
import { collabHolderSql, collabNeedsSql } from '../collab-needs.ts'
import { organisationOf } from '../of-records.ts'

const cityOf = sql`(select ${brandFacts.city} from ${brandFacts} where ${brandFacts.uid} = ${collab.brandUid})`

/** Collabs with any of these needs, or with none of them. */
function needs({ is, values }: Condition): SQL {
  const conditions = collabNeedsSql()
  const any = sql`(${or(...keysOf(collabNeeds).flatMap((need) => (values.includes(need) ? [conditions[need]] : [])))})`
  return is === 'not' ? sql`not ${any}` : any
}

const stage: FieldSql = { by: sql`${collab.stage}::text`, type: 'text' }
const outcome: FieldSql = { by: collab.outcome, type: 'text' }

/** A filter of a column of which only some values have a deadline; said as well, since those without one come last in that order. */
function withDeadline(field: FieldSql, condition: Condition, having: readonly string[]): SQL {
  const { is, values } = condition
  const mayHave =
    is === 'is' ? values.some((value) => having.includes(value)) : !having.every((one) => values.includes(one))
  const asked = conditionSql(field, condition)
  return mayHave ? asked : sql`(${asked} and ${isMissing(collab.deadlineAt)})`
}

/** With their place in the order by stage, which then begins and ends with them. */
function ofOutcome(condition: Condition): SQL {
  const wanted = outcomes.filter((one) => condition.values.includes(one) === (condition.is === 'is'))
  const asked = withDeadline(outcome, condition, ['open'])
  return wanted.length > 0 ? sql`(${asked} and ${isAmong(collab.stageOrder, wanted)})` : asked
}

/** The Collab Explorer in the database. Every `by` that can be sorted has its index in the tables of collabs. */
export const collabsSql: TableSql = {
  from: sql`${collab}
    left join ${assignmentFacts} on ${assignmentFacts.brandUid} = ${collab.brandUid}
    left join ${feeFacts} on ${feeFacts.collabUid} = ${collab.uid}`,
  uid: collab.uid,
  byDefault: '-requested',
  fields: {
    brand: { by: collab.brandUid, sortBy: collab.brandName, type: 'text' },
    influencer: { by: collab.influencerUid, type: 'text' },
    organisation: organisationOf(collab.brandUid),
    city: { by: cityOf, type: 'text' },
    manager: { by: assignmentFacts.accountUid, type: 'text' },
    stage: {
      ...stage,
      sortBy: collab.stageOrder,
      sortType: 'integer',
      matches: (condition) => withDeadline(stage, condition, ['1', '4']),
    },
    outcome: { ...outcome, matches: ofOutcome },
    needs: { by: collab.uid, type: 'text', matches: needs },
    holder: { by: collabHolderSql, type: 'text' },
    deadline: { by: collab.deadlineAt, ...missingAtEnd(collab.deadlineAt), type: 'timestamptz' },
    visit: { by: collab.visitAt, ...missingAtEnd(collab.visitAt), type: 'timestamptz' },
    since: { by: collab.stageAt, type: 'timestamptz' },
    requested: { by: collab.requestedAt, type: 'timestamptz' },
    started: { by: collab.startedBy, type: 'text' },
    fee: { by: feeFacts.state, type: 'text' },
  },
}

/** Collabs whose brief, brand or creator's name contains the search; each is found by the index of its own table. */
export function matchesSearch(search: string): SQL {
  const briefs = sql`${collab.briefUid} in (select ${briefFacts.uid} from ${briefFacts} where ${containsText([briefFacts.title], search)})`
  const brands = sql`${collab.brandUid} in (select ${brandFacts.uid} from ${brandFacts} where ${containsText([brandFacts.name], search)})`
  const creators = sql`${collab.influencerUid} in (select ${influencerFacts.uid} from ${influencerFacts} where ${containsText([influencerFacts.name, influencerFacts.handle], search)})`
  return sql`(${briefs} or ${brands} or ${creators})`
}

export const browseCollabs: Handler<typeof staffCalls.browseCollabs> = async (
  { search, brandUid, influencerUid, ...asked },
  { db },
) => {
  const also = and(
    search ? matchesSearch(search) : undefined,
    brandUid ? eq(collab.brandUid, brandUid) : undefined,
    influencerUid ? eq(collab.influencerUid, influencerUid) : undefined,
  )
  const page = await findTablePage(db, collabsSql, asked, also)
  return {
    rows: inOrder(page.uids, await viewListedCollabs(db, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

function selectCollabs(db: Queryable, uids: readonly string[]) {
  return db
    .select({
      uid: collab.uid,
      version: collab.version,
      stage: collab.stage,
      outcome: collab.outcome,
      startedBy: collab.startedBy,
      stageAt: collab.stageAt,
      requestedAt: collab.requestedAt,
      contentDueAt: collab.contentDueAt,
      deadlineAt: collab.deadlineAt,
      brief: { uid: briefFacts.uid, title: briefFacts.title },
      brand: { uid: brandFacts.uid, name: brandFacts.name, city: brandFacts.city, timezone: brandFacts.timezone },
      creator: {
        uid: influencerFacts.uid,
        name: influencerFacts.name,
        handle: influencerFacts.handle,
        avatar: influencerFacts.avatar,
      },
      managerUid: assignmentFacts.accountUid,
      managerName: staffFacts.displayName,
      holder: sql<keyof typeof collabHolders | null>`${collabHolderSql}`,
      needs: sql<CollabNeed[]>`array_remove(array[${sql.join(
        entriesOf(collabNeedsSql()).map(([need, isSo]) => sql`case when ${isSo} then ${need} end`),
        sql`, `,
      )}]::text[], null)`,
      visit: {
        startsAt: visitFacts.startsAt,
        checkInOn: visitFacts.checkInOn,
        checkOutOn: visitFacts.checkOutOn,
        checkedInAt: visitFacts.checkedInAt,
        live: visitFacts.live,
      },
      table: columnsOf(tableFacts),
      feeState: feeFacts.state,
      feeAmount: feeFacts.amount,
      feeCurrency: feeFacts.currency,
    })
    .from(collab)
    .innerJoin(briefFacts, eq(briefFacts.uid, collab.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collab.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collab.influencerUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, collab.brandUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .leftJoin(visitFacts, eq(visitFacts.collabUid, collab.uid))
    .leftJoin(tableFacts, eq(tableFacts.collabUid, collab.uid))
    .leftJoin(feeFacts, eq(feeFacts.collabUid, collab.uid))
    .where(inArray(collab.uid, [...uids]))
}

type Found = Awaited<ReturnType<typeof selectCollabs>>[number]

/** Collabs as our team’s lists show them, in no order. */
export async function viewListedCollabs(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await selectCollabs(db, uids)
  return rows.map(({ managerUid, managerName, visit, table, feeState, feeAmount, feeCurrency, ...row }) => ({
    ...row,
    manager: managerUid === null || managerName === null ? null : { uid: managerUid, name: managerName },
    deadlineAt: isoOf(row.deadlineAt),
    contentDueAt: isoOf(row.contentDueAt),
    stageAt: row.stageAt.toISOString(),
    requestedAt: row.requestedAt.toISOString(),
    visit: viewVisit(visit, table),
    fee:
      feeState === null || feeAmount === null || feeCurrency === null
        ? null
        : { state: feeState, amount: feeAmount, currency: feeCurrency },
  }))
}

function viewVisit(visit: Found['visit'], table: Found['table']) {
  if (!visit?.live) return null
  const { startsAt, checkInOn, checkOutOn, checkedInAt } = visit
  return {
    startsAt: startsAt.toISOString(),
    ...(checkInOn && checkOutOn && { stay: { checkInOn, checkOutOn } }),
    checkedInAt: isoOf(checkedInAt),
    ...tableOf(table),
  }
}

/** Moments of expressions come as the database writes them. */
function isoOf(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
