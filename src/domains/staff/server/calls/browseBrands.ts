import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingAtEnd, unnamedAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { type FieldSql, findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { assignmentFacts, membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { subscriptionFacts } from '../../../plans/server/facts.ts'
import { brandDeskFacts as brand, brandFacts } from '../../../profiles/server/facts.ts'
import { brandFigureFacts as figures } from '../../../profiles/server/figure-facts.ts'
import { stageLength } from '../../../profiles/server/stage-time.ts'
import { brandHealthFacts, openTaskFacts } from '../../../records/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { isPossibleDuplicate } from '../../../duplicates/server/facts.ts'
import { findSignals } from '../../../duplicates/server/pairs.ts'
import { ragFields } from '../rag-conditions.ts'

/** Whole days at a stage: filtered by since when, and sorted as the index has it. */
function daysSince(since: SQLWrapper): FieldSql {
  const ago = (days: number) => sql`${plus(now(), -days * dayMs).toISOString()}::timestamptz`
  return {
    by: since,
    type: 'integer',
    sortBy: stageLength(since),
    sortType: 'interval',
    matches: ({ is, values }) => {
      const [least = 0, most = least] = values.map(Number).toSorted((a, b) => a - b)
      const atLeast = sql`${since} <= ${ago(least)}`
      const atMost = sql`${since} > ${ago((is === 'max' ? least : most) + 1)}`
      return is === 'min' ? atLeast : is === 'max' ? atMost : sql`(${atLeast} and ${atMost})`
    },
  }
}

const nextDue = sql`(select min(${openTaskFacts.dueOn}) from ${openTaskFacts} where ${openTaskFacts.recordUid} = ${brand.uid})`

/** What is kept of each brand apart from its profile: joined where the list is sorted by it. */
const sortJoin = sql`join ${figures} on ${figures.brandUid} = ${brand.uid}`
const figure = (column: 'openRequests' | 'lastVisitAt') =>
  sql`(select ${figures[column]} from ${figures} where ${figures.brandUid} = ${brand.uid})`

/** The Brand Browser in the database. All that it can be sorted by has its index in the tables of profiles. */
export const brandsSql: TableSql = {
  from: sql`${brand}
    left join ${assignmentFacts} on ${assignmentFacts.brandUid} = ${brand.uid}
    left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${brand.orgUid}`,
  uid: brand.uid,
  byDefault: 'name',
  fields: {
    name: { by: brand.name, type: 'text' },
    city: { by: brand.city, type: 'text' },
    category: { by: brand.category, type: 'text' },
    plan: { by: subscriptionFacts.tier, type: 'text' },
    manager: { by: assignmentFacts.accountUid, ...unnamedAtEnd(figures.managerName), sortJoin, type: 'text' },
    status: { by: brand.customerStatus, sortBy: brand.statusOrder, sortType: 'integer', type: 'text' },
    ...ragFields(brand, brandHealthFacts),
    next: { by: nextDue, type: 'date' },
    sales: { by: brand.salesStage, type: 'integer' },
    onboarding: { by: brand.onboardingStage, type: 'integer' },
    salesDays: daysSince(brand.salesSince),
    onboardingDays: daysSince(brand.onboardingSince),
    statusDays: daysSince(brand.statusSince),
    lost: { by: brand.lostReason, type: 'text' },
    priority: { by: brand.priority, type: 'integer' },
    labels: { by: brand.labels, type: 'text[]' },
    alike: { by: brand.uid, type: 'text', matches: (condition) => isPossibleDuplicate(brand.uid, condition) },
    requests: { by: figure('openRequests'), sortBy: figures.openRequests, sortJoin, type: 'integer' },
    visited: { by: figure('lastVisitAt'), ...missingAtEnd(figures.lastVisitAt), sortJoin, type: 'timestamptz' },
    created: { by: brand.createdAt, type: 'timestamptz' },
  },
}

/** Brands whose name or handle contains the search. */
export function matchesBrand(search: string | undefined) {
  return search ? containsText([brand.name, brand.handle], search) : undefined
}

export const browseBrands: Handler<typeof staffCalls.browseBrands> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(db, brandsSql, asked, matchesBrand(search))
  return {
    rows: inOrder(page.uids, await viewListedBrands(db, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewListedBrands(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      uid: brand.uid,
      name: brand.name,
      handle: brand.handle,
      organisation: brand.orgName,
      category: brand.category,
      address: brand.address,
      district: brand.district,
      city: brand.city,
      postcode: brand.postcode,
      country: brand.country,
      phone: brand.phone,
      website: brand.website,
      latitude: brandFacts.latitude,
      longitude: brandFacts.longitude,
      profilePic: brand.profilePic,
      plan: subscriptionFacts.tier,
      managerUid: assignmentFacts.accountUid,
      managerName: staffFacts.displayName,
      customerStatus: brand.customerStatus,
      rag: brand.rag,
      ragFellAt: brand.ragFellAt,
      ragCauses: brandHealthFacts.causes,
      ragOverride: brandHealthFacts.override,
      ragReason: brandHealthFacts.overrideReason,
      salesStage: brand.salesStage,
      onboardingStage: brand.onboardingStage,
      salesSince: brand.salesSince,
      onboardingSince: brand.onboardingSince,
      statusSince: brand.statusSince,
      lostReason: brand.lostReason,
      priority: brand.priority,
      labels: brand.labels,
      createdAt: brand.createdAt,
      hasPeople: sql<boolean>`exists (select from ${membershipFacts} where ${membershipFacts.profileUid} = ${brand.uid} and ${membershipFacts.role} <> 'member')`,
      openRequests: figures.openRequests,
      lastVisitAt: figures.lastVisitAt,
    })
    .from(brand)
    .innerJoin(brandFacts, eq(brandFacts.uid, brand.uid))
    .innerJoin(figures, eq(figures.brandUid, brand.uid))
    .leftJoin(brandHealthFacts, eq(brandHealthFacts.recordUid, brand.uid))
    .leftJoin(subscriptionFacts, eq(subscriptionFacts.orgUid, brand.orgUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brand.uid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(inArray(brand.uid, [...uids]))
  const { recordUid, dueOn, text, uid } = openTaskFacts
  const steps = await db
    .selectDistinctOn([recordUid], { recordUid, dueOn, text })
    .from(openTaskFacts)
    .where(inArray(recordUid, [...uids]))
    .orderBy(recordUid, dueOn, uid)
  const alike = await findSignals(db, uids)
  const stepOf = new Map(steps.map((step) => [step.recordUid, step]))
  const today = now().toISOString().slice(0, 10)
  return rows.map(({ managerUid, managerName, createdAt, ragFellAt, ragOverride, latitude, longitude, ...row }) => ({
    ...row,
    alike: alike.get(row.uid) ?? [],
    ragCauses: row.ragCauses ?? [],
    ragReason: ragOverride && row.ragReason,
    nextStep: viewStep(stepOf.get(row.uid), today),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    manager: managerUid === null || managerName === null ? null : { uid: managerUid, name: managerName },
    salesSince: row.salesSince.toISOString(),
    onboardingSince: row.onboardingSince.toISOString(),
    statusSince: row.statusSince.toISOString(),
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
    ragFellAt: ragFellAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

function viewStep(step: { text: string; dueOn: string } | undefined, today: string) {
  return step ? { text: step.text, dueOn: step.dueOn, isLate: step.dueOn < today } : null
}
