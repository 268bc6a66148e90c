import { sql } from 'drizzle-orm'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { reviewFacts } from '../../content/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { brandStageFacts } from '../../profiles/server/facts.ts'
import type { RagStatus } from '../../profiles/desk-vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { causesOf, lateMs, lookBackMs, unhappyMs, unhappyUpTo } from '../health.ts'
import { wasMade } from './made-visits.ts'
import { dateOf, type Signals, type Stored, storedIn, type Wanted, wantedOf } from './signals.ts'
import { brandHealth } from './tables.ts'

type Row = Stored & {
  uid: string
  rag: RagStatus
  created_at: string
  prospect: boolean
  inactive: boolean
  past_due_since: string | null
  unanswered: number
  unhappy: number
  last_visit_at: string | null
  has_live: boolean
  last_seen_at: string | null
}

const { uid, orgUid, rag, createdAt, salesStage, customerStatus } = brandStageFacts

/** What the colours of brands come from, in one statement. */
export async function findBrandSignals(db: Queryable, of: Wanted): Promise<Signals[]> {
  const [late, ended, unhappy] = [plus(now(), -lateMs), plus(now(), -lookBackMs), plus(now(), -unhappyMs)]
  const { rows } = await db.execute<Row>(sql`
    select ${uid} as uid, ${rag} as rag, ${createdAt} as created_at,
      ${customerStatus} = 'prospect' and ${subscriptionFacts.orgUid} is null and not offered.was_live as prospect,
      (${salesStage} = 909 or ${customerStatus} = 'inactive') as inactive,
      case when ${subscriptionFacts.state} = 'past_due' then ${subscriptionFacts.pastDueSince} end as past_due_since,
      asked.unanswered, reviewed.unhappy, visited.last_visit_at, offered.has_live, people.last_seen_at,
      ${storedIn(brandHealth)}
    from ${brandStageFacts}
      left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${orgUid}
      left join ${brandHealth} on ${brandHealth.recordUid} = ${uid}
      cross join lateral (select count(*)::int as unanswered from ${collabFacts}
        where ${collabFacts.brandUid} = ${uid} and ${collabFacts.stage} = 1 and ${collabFacts.startedBy} = 'influencer'
          and ((${collabFacts.outcome} = 'open' and ${collabFacts.requestedAt} < ${late})
            or (${collabFacts.outcome} = 'expired' and ${collabFacts.closedAt} > ${ended}))) asked
      cross join lateral (select count(*)::int as unhappy from ${reviewFacts}
        join ${collabFacts} on ${collabFacts.uid} = ${reviewFacts.collabUid}
        where ${collabFacts.brandUid} = ${uid} and ${reviewFacts.value} <= ${unhappyUpTo}
          and ${reviewFacts.submittedAt} > ${unhappy}) reviewed
      cross join lateral (select max(${visitFacts.startsAt}) as last_visit_at from ${visitFacts}
        join ${collabFacts} on ${collabFacts.uid} = ${visitFacts.collabUid}
        where ${visitFacts.brandUid} = ${uid} and ${visitFacts.live} and ${wasMade()}) visited
      cross join lateral (select coalesce(bool_or(${briefFacts.status} = 'live'), false) as has_live,
        count(${briefFacts.liveSince}) > 0 as was_live from ${briefFacts}
        where ${briefFacts.brandUid} = ${uid}) offered
      cross join lateral (select max(${accountFacts.lastSeenAt}) as last_seen_at from ${membershipFacts}
        join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
        where ${membershipFacts.profileUid} = ${uid}) people
    where ${wantedOf(uid, of)}`)
  return rows.map((row) => ({
    ...row,
    causes: row.prospect
      ? []
      : causesOf(
          {
            createdAt: new Date(row.created_at),
            isInactive: row.inactive,
            pastDueSince: dateOf(row.past_due_since),
            unanswered: row.unanswered,
            unhappyReviews: row.unhappy,
            lastVisitAt: dateOf(row.last_visit_at),
            hasLiveBrief: row.has_live,
            lastSeenAt: dateOf(row.last_seen_at),
          },
          now(),
        ),
  }))
}
