import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { subscriptionFacts } from '../../../plans/server/facts.ts'
import { brandDeskFacts as brand } from '../../../profiles/server/facts.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { staffCalls } from '../../contract.ts'

const lastVisit = sql`(select max(${visitFacts.checkedInAt}) from ${visitFacts} where ${visitFacts.brandUid} = ${brand.uid} and ${visitFacts.checkedInAt} is not null)`

/** The Brand Browser in the database. Every `by` that can be sorted has its index in the tables of profiles. */
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
    manager: { by: assignmentFacts.accountUid, type: 'text' },
    status: { by: brand.customerStatus, type: 'text' },
    rag: { by: brand.rag, sortBy: brand.urgency, type: 'text', sortType: 'integer' },
    fell: { by: sql`${brand.ragFellAt}`, type: 'timestamptz' },
    sales: { by: brand.salesStage, type: 'integer' },
    onboarding: { by: brand.onboardingStage, type: 'integer' },
    priority: { by: brand.priority, type: 'integer' },
    labels: { by: brand.labels, type: 'text[]' },
    visited: { by: lastVisit, type: 'timestamptz' },
    created: { by: brand.createdAt, type: 'timestamptz' },
  },
}

export const browseBrands: Handler<typeof staffCalls.browseBrands> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(
    db,
    brandsSql,
    asked,
    search ? containsText([brand.name, brand.handle], search) : undefined,
  )
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
      city: brand.city,
      district: brand.district,
      profilePic: brand.profilePic,
      plan: subscriptionFacts.tier,
      managerUid: assignmentFacts.accountUid,
      managerName: staffFacts.displayName,
      customerStatus: brand.customerStatus,
      rag: brand.rag,
      ragFellAt: brand.ragFellAt,
      salesStage: brand.salesStage,
      onboardingStage: brand.onboardingStage,
      priority: brand.priority,
      labels: brand.labels,
      createdAt: brand.createdAt,
    })
    .from(brand)
    .leftJoin(subscriptionFacts, eq(subscriptionFacts.orgUid, brand.orgUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brand.uid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(inArray(brand.uid, [...uids]))
  const requests = await db
    .select({ brandUid: collabFacts.brandUid, count: sql<number>`count(*)::integer` })
    .from(collabFacts)
    .where(
      and(
        inArray(collabFacts.brandUid, [...uids]),
        eq(collabFacts.outcome, 'open'),
        eq(collabFacts.stage, 1),
        eq(collabFacts.startedBy, 'influencer'),
      ),
    )
    .groupBy(collabFacts.brandUid)
  const visits = await db
    .select({ brandUid: visitFacts.brandUid, at: max(visitFacts.checkedInAt) })
    .from(visitFacts)
    .where(and(inArray(visitFacts.brandUid, [...uids]), isNotNull(visitFacts.checkedInAt)))
    .groupBy(visitFacts.brandUid)
  const requestsOf = new Map(requests.map(({ brandUid, count }) => [brandUid, count]))
  const visitOf = new Map(visits.map(({ brandUid, at }) => [brandUid, at]))
  return rows.map(({ managerUid, managerName, createdAt, ragFellAt, ...row }) => ({
    ...row,
    manager: managerUid === null || managerName === null ? null : { uid: managerUid, name: managerName },
    openRequests: requestsOf.get(row.uid) ?? 0,
    lastVisitAt: visitOf.get(row.uid)?.toISOString() ?? null,
    ragFellAt: ragFellAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
