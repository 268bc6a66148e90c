import { sql } from 'drizzle-orm'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { hasEvent } from '../../audit/server/events.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { reviewFacts } from '../../content/server/facts.ts'
import { influencerDeskFacts, socialFacts } from '../../profiles/server/facts.ts'
import type { RagStatus } from '../../profiles/desk-vocabulary.ts'
import { creatorCausesOf, creatorLookBackMs, lateMs, lookBackMs, unhappyMs, unhappyUpTo } from '../health.ts'
import { dateOf, type Signals, type Stored, storedIn, type Wanted, wantedOf } from './signals.ts'
import { creatorHealth } from './tables.ts'

type Row = Stored & {
  uid: string
  rag: RagStatus
  created_at: string
  suspended: boolean
  no_shows: number
  overdue: number
  overdue_since: string | null
  late_cancels: number
  unanswered: number
  unhappy: number
  figures_at: string | null
  last_seen_at: string | null
}

const { uid, rag, approval, createdAt } = influencerDeskFacts

/** What the colours of creators come from, in one statement; only of those who were let in. */
export async function findCreatorSignals(db: Queryable, of: Wanted): Promise<Signals[]> {
  const [present, late, ended] = [now(), plus(now(), -lateMs), plus(now(), -lookBackMs)]
  const [visited, unhappy] = [plus(now(), -creatorLookBackMs), plus(now(), -unhappyMs)]
  const { outcome, stage, contentDueAt, closedAt, disputedAt, lateCancel, startedBy, requestedAt } = collabFacts
  const isOverdue = sql`${outcome} = 'open' and ${stage} = 4 and ${contentDueAt} < ${present}`
  const { rows } = await db.execute<Row>(sql`
    select ${uid} as uid, ${rag} as rag, ${createdAt} as created_at, ${approval} = 'suspended' as suspended,
      worked.*, reviewed.unhappy, shown.figures_at, people.last_seen_at, ${storedIn(creatorHealth)}
    from ${influencerDeskFacts}
      left join ${creatorHealth} on ${creatorHealth.recordUid} = ${uid}
      cross join lateral (select
          count(*) filter (where ${outcome} = 'no-show' and ${closedAt} > ${visited} and ${disputedAt} is null)::int as no_shows,
          count(*) filter (where ${isOverdue})::int as overdue, min(${contentDueAt}) filter (where ${isOverdue}) as overdue_since,
          count(*) filter (where ${lateCancel} and ${closedAt} > ${visited}
            and ${hasEvent(collabFacts.uid, 'collab.cancelled', 'influencer')})::int as late_cancels,
          count(*) filter (where ${stage} = 1 and ${startedBy} <> 'influencer'
            and ((${outcome} = 'open' and ${requestedAt} < ${late})
              or (${outcome} = 'expired' and ${closedAt} > ${ended})))::int as unanswered
        from ${collabFacts} where ${collabFacts.influencerUid} = ${uid}) worked
      cross join lateral (select count(*)::int as unhappy from ${reviewFacts}
        join ${collabFacts} on ${collabFacts.uid} = ${reviewFacts.collabUid}
        where ${collabFacts.influencerUid} = ${uid} and ${reviewFacts.side} = 'brand'
          and ${reviewFacts.value} <= ${unhappyUpTo} and ${reviewFacts.submittedAt} > ${unhappy}) reviewed
      cross join lateral (select max(${socialFacts.confirmedAt}) as figures_at from ${socialFacts}
        where ${socialFacts.influencerUid} = ${uid}) shown
      cross join lateral (select max(${accountFacts.lastSeenAt}) as last_seen_at from ${membershipFacts}
        join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
        where ${membershipFacts.profileUid} = ${uid}) people
    where ${approval} in ('approved', 'suspended') and ${wantedOf(uid, of)}`)
  return rows.map((row) => ({
    ...row,
    prospect: false,
    causes: creatorCausesOf(
      {
        createdAt: new Date(row.created_at),
        isSuspended: row.suspended,
        noShows: row.no_shows,
        contentOverdue: row.overdue,
        overdueSince: dateOf(row.overdue_since),
        lateCancels: row.late_cancels,
        unhappyReviews: row.unhappy,
        unanswered: row.unanswered,
        figuresAt: dateOf(row.figures_at),
        lastSeenAt: dateOf(row.last_seen_at),
      },
      now(),
    ),
  }))
}
