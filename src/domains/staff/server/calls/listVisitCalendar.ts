import { and, asc, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { conditionSql, inOrder } from '../../../../kit/server/table-page.ts'
import { assignmentFacts } from '../../../accounts/server/facts.ts'
import { feeFacts } from '../../../billing/server/facts.ts'
import { collabFacts as collab } from '../../../collabs/server/facts.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { isOnDays, placeInDay } from '../../../visits/server/visit-days.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { countOfSpan, daysOfSpan, daysShown, visitsShown } from '../../../visits/visit-calendar.ts'
import { collabsSql, matchesSearch, viewListedCollabs } from './browseCollabs.ts'

type Days = { from: string; until: string }
type Asked = Days & { where: readonly Condition[]; search: string | undefined }

/** The visits of these days that a list asks for: the condition of a statement that has visits, brands, collabs and what its filters ask of. */
function isAsked({ from, until, where, search }: Asked): SQL | undefined {
  return and(
    isOnDays({ from, until }),
    ...where.map((condition) => conditionSql(must(collabsSql.fields[condition.field], condition.field), condition)),
    search ? matchesSearch(search) : undefined,
  )
}

/** How many visits of these days are in each city. */
export function countVisits(db: Queryable, asked: Asked) {
  return db
    .select({ city: brandFacts.city, count: sql<number>`count(*)::integer` })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(collab, eq(collab.uid, visitFacts.collabUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, collab.brandUid))
    .leftJoin(feeFacts, eq(feeFacts.collabUid, collab.uid))
    .where(isAsked(asked))
    .groupBy(brandFacts.city)
    .orderBy(asc(brandFacts.city))
}

/** More venues of one city than a map shows apart. */
const mostVenues = 300

/** How many visits of these days are at each venue whose place is known. */
export async function countVisitsAtVenues(db: Queryable, asked: Asked) {
  const { uid, name, latitude, longitude } = brandFacts
  const count = sql<number>`count(*)::integer`
  const rows = await db
    .select({ uid, name, latitude, longitude, count })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(collab, eq(collab.uid, visitFacts.collabUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, collab.brandUid))
    .leftJoin(feeFacts, eq(feeFacts.collabUid, collab.uid))
    .where(and(isAsked(asked), isNotNull(latitude), isNotNull(longitude)))
    .groupBy(uid, name, latitude, longitude)
    .orderBy(desc(count), asc(uid))
    .limit(mostVenues)
  return rows.map((row) => ({ ...row, latitude: must(row.latitude), longitude: must(row.longitude) }))
}

/** The first visits of each day with how many it has, in their order. */
async function findVisits(db: Queryable, { most, ...asked }: Asked & { most: number }) {
  const found = db
    .select(placeInDay)
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(collab, eq(collab.uid, visitFacts.collabUid))
    // What the list’s filters ask of.
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, collab.brandUid))
    .leftJoin(feeFacts, eq(feeFacts.collabUid, collab.uid))
    .where(isAsked(asked))
    .as('found')
  return db.select().from(found).where(lte(found.nth, most)).orderBy(asc(found.day), asc(found.nth))
}

export const listVisitCalendar: Handler<typeof staffCalls.listVisitCalendar> = async (
  { search, where, span, on },
  { db },
) => {
  const { from, until } = daysShown(span, on)
  const found = await findVisits(db, { from, until, most: visitsShown[span], where, search })
  const uids = found.map(({ uid }) => uid)
  const rows = new Map(inOrder(uids, await viewListedCollabs(db, uids)).map((row) => [row.uid, row]))
  const days = [...Map.groupBy(found, ({ day }) => day)].map(([day, visits]) => ({
    day,
    count: visits[0]?.count ?? 0,
    rows: visits.flatMap(({ uid }) => rows.get(uid) ?? []),
  }))
  return { ...daysOfSpan(span, on), count: countOfSpan(days, span, on), days }
}
