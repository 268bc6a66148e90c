import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { invoiceFacts } from '../../billing/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { lateMs } from '../health.ts'
import { wasMade } from './made-visits.ts'
import type { Subject } from './subjects.ts'

type Work = {
  requests: number
  requests_late: number
  invitations: number
  content_overdue: number
  to_review: number
  next_visit_at: string | null
  last_visit_at: string | null
  visits_done: number
}

type Sides = { brandUid: SQLWrapper; influencerUid: SQLWrapper }

/** Which collabs, or visits beside their collabs, a record is about. */
function scopeOf({ kind, recordUid, profileUids }: Subject): (facts: Sides) => SQL {
  switch (kind) {
    case 'influencer':
      return (facts) => sql`${facts.influencerUid} = ${recordUid}`
    case 'brief':
      return () => sql`${collabFacts.briefUid} = ${recordUid}`
    case 'organisation':
      return (facts) => sql`${facts.brandUid} = any(${sql.param([...profileUids])}::text[])`
    default:
      return (facts) => sql`${facts.brandUid} = ${recordUid}`
  }
}

/** Open requests, overdue content and visits of a brand's, organisation's, creator's or brief's collabs, counted in one statement. */
export async function findWork(db: Queryable, subject: Subject) {
  const of = scopeOf(subject)
  const isOpen = sql`${collabFacts.outcome} = 'open'`
  const isRequest = sql`${collabFacts.stage} = 1 and ${collabFacts.startedBy} = 'influencer'`
  const { rows } = await db.execute<Work>(sql`
    select asked.*, reviewed.to_review, visited.* from
      (select count(*) filter (where ${isRequest})::int as requests,
          count(*) filter (where ${isRequest} and ${collabFacts.requestedAt} < ${plus(now(), -lateMs)})::int as requests_late,
          count(*) filter (where ${collabFacts.stage} = 1 and ${collabFacts.startedBy} = 'brand')::int as invitations,
          count(*) filter (where ${collabFacts.stage} = 4 and ${collabFacts.contentDueAt} < ${now()})::int as content_overdue
        from ${collabFacts} where ${of(collabFacts)} and ${isOpen}) asked
      cross join (select count(*)::int as to_review from ${deliverableFacts}
        join ${collabFacts} on ${collabFacts.uid} = ${deliverableFacts.collabUid}
        where ${of(collabFacts)} and ${deliverableFacts.autoApproveAt} is not null) reviewed
      cross join (select
          min(${visitFacts.startsAt}) filter (where ${visitFacts.checkedInAt} is null and ${visitFacts.startsAt} > ${now()} and ${isOpen}) as next_visit_at,
          max(${visitFacts.startsAt}) filter (where ${wasMade()}) as last_visit_at,
          count(*) filter (where ${wasMade()})::int as visits_done
        from ${visitFacts} join ${collabFacts} on ${collabFacts.uid} = ${visitFacts.collabUid}
        where ${of(visitFacts)} and ${visitFacts.live}) visited`)
  const work = first(rows)
  return {
    requests: work.requests,
    requestsLate: work.requests_late,
    invitations: work.invitations,
    contentOverdue: work.content_overdue,
    toReview: work.to_review,
    nextVisitAt: isoOf(work.next_visit_at),
    lastVisitAt: isoOf(work.last_visit_at),
    visitsDone: work.visits_done,
  }
}

type Money = {
  tier: string | null
  state: string | null
  past_due_since: string | null
  open_invoices: number
  open_total: number
  currency: string | null
}

/** What an organisation pays, and what it has not paid. Its invoices are in one currency. */
export async function findMoney(db: Queryable, orgUid: string) {
  const { rows } = await db.execute<Money>(sql`
    select plan.*, owed.* from
      (select count(*)::int as open_invoices, coalesce(sum(${invoiceFacts.due}), 0)::int as open_total,
          max(${invoiceFacts.currency}) as currency
        from ${invoiceFacts} where ${invoiceFacts.orgUid} = ${orgUid} and ${invoiceFacts.status} = 'open') owed
      left join (select ${subscriptionFacts.tier} as tier, ${subscriptionFacts.state} as state,
          case when ${subscriptionFacts.state} = 'past_due' then ${subscriptionFacts.pastDueSince} end as past_due_since
        from ${subscriptionFacts} where ${subscriptionFacts.orgUid} = ${orgUid}) plan on true`)
  const money = first(rows)
  return {
    tier: money.tier,
    state: money.state,
    pastDueSince: isoOf(money.past_due_since),
    openInvoices: money.open_invoices,
    openTotal: money.open_total,
    currency: money.currency ?? 'GBP',
  }
}

const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString())
