import { inArray, sql } from 'drizzle-orm'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, systemActor } from '../../../access/roles.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { record } from '../../audit/server/record.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { reviewFacts } from '../../content/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { brandStageFacts } from '../../profiles/server/facts.ts'
import { setBrandRag } from '../../profiles/server/stages.ts'
import type { RagStatus } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { causesOf, lateMs, lookBackMs, type RagCause, ragOf, unhappyMs, unhappyUpTo } from '../health.ts'
import { wasMade } from './made-visits.ts'
import { brandHealth } from './tables.ts'

type Row = {
  uid: string
  rag: RagStatus
  created_at: string
  inactive: boolean
  past_due_since: string | null
  unanswered: number
  unhappy: number
  last_visit_at: string | null
  has_live: boolean
  last_seen_at: string | null
  known: boolean
  override: RagStatus | null
  override_until: string | null
}

const { uid, orgUid, rag, createdAt, salesStage, customerStatus } = brandStageFacts

/** What the colours of brands come from, in one statement, in the order of their ids from the one after `after` on. */
async function findFacts(db: Queryable, of: { after: string; limit: number } | { uid: string }): Promise<Row[]> {
  const [late, ended, unhappy] = [plus(now(), -lateMs), plus(now(), -lookBackMs), plus(now(), -unhappyMs)]
  const where = 'uid' in of ? sql`${uid} = ${of.uid}` : sql`${uid} > ${of.after}`
  const limit = 'uid' in of ? 1 : of.limit
  const { rows } = await db.execute<Row>(sql`
    select ${uid} as uid, ${rag} as rag, ${createdAt} as created_at,
      (${salesStage} = 909 or ${customerStatus} = 'inactive') as inactive,
      case when ${subscriptionFacts.state} = 'past_due' then ${subscriptionFacts.pastDueSince} end as past_due_since,
      asked.unanswered, reviewed.unhappy, visited.last_visit_at, offered.has_live, people.last_seen_at,
      ${brandHealth.brandUid} is not null as known, ${brandHealth.override} as override,
      ${brandHealth.overrideUntil}::text as override_until
    from ${brandStageFacts}
      left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${orgUid}
      left join ${brandHealth} on ${brandHealth.brandUid} = ${uid}
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
      cross join lateral (select coalesce(bool_or(${briefFacts.status} = 'live'), false) as has_live from ${briefFacts}
        where ${briefFacts.brandUid} = ${uid}) offered
      cross join lateral (select max(${accountFacts.lastSeenAt}) as last_seen_at from ${membershipFacts}
        join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
        where ${membershipFacts.profileUid} = ${uid}) people
    where ${where} order by ${uid} limit ${limit}`)
  return rows
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** Works out the colour of a batch of brands and writes what changed. Answers the last brand looked at; null when there are no more. */
export async function calculateBatch(tx: Tx, after: string, limit: number): Promise<string | null> {
  const rows = await findFacts(tx, { after, limit })
  for (const row of rows) {
    const { next, causes } = await calculate(tx, row)
    // The first time is a beginning, not a change: nobody is told that every brand fell.
    if (row.known && next !== row.rag)
      await record(
        tx,
        systemActor,
        'clock',
        'brand.rag-changed',
        { subjectUid: row.uid, brandUid: row.uid },
        { before: { rag: row.rag }, after: { rag: next, ragCauses: causes.map(({ kind }) => kind) } },
      )
  }
  return rows.length < limit ? null : (rows.at(-1)?.uid ?? null)
}

/** What somebody of our team did to a colour by hand; `until` is a colour's last day. */
type ByHand = { kind: 'brand.rag-set' | 'brand.rag-released'; until?: string; why: string | null }

/** The same for one brand at once, after somebody of our team set its colour or gave it back. Both are one event, with the change. */
export async function calculateBrand(
  tx: Tx,
  actor: Actor,
  brandUid: string,
  { kind, until, why }: ByHand,
): Promise<void> {
  for (const row of await findFacts(tx, { uid: brandUid })) {
    const { next } = await calculate(tx, row)
    const after = { rag: next, ...(until && { until }) }
    await record(tx, actor, 'staff', kind, { subjectUid: brandUid, brandUid }, { before: { rag: row.rag }, after, why })
  }
}

async function calculate(tx: Tx, row: Row): Promise<{ next: RagStatus; causes: RagCause[] }> {
  const causes = causesOf(
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
  )
  const calculated = ragOf(causes)
  const today = now().toISOString().slice(0, 10)
  const isOver = row.override_until !== null && row.override_until < today
  const override = isOver ? noOverride : {}
  const written = { calculated, causes, calculatedAt: now(), ...override }
  await tx
    .insert(brandHealth)
    .values({ brandUid: row.uid, ...written })
    .onConflictDoUpdate({ target: brandHealth.brandUid, set: written })
  const next = (isOver ? null : row.override) ?? calculated
  await setBrandRag(tx, row.uid, next, row.known ? now() : null)
  return { next, causes }
}

/** What a brand's row says when nobody has set its colour by hand. */
export const noOverride = {
  override: null,
  overrideBy: null,
  overrideAt: null,
  overrideReason: null,
  overrideUntil: null,
}

/** Forgets how brands do that are to be deleted: it is calculated for every brand, whether or not anybody works with it. */
export async function forgetHealth(tx: Tx, brandUids: readonly string[]): Promise<void> {
  await tx.delete(brandHealth).where(inArray(brandHealth.brandUid, [...brandUids]))
}
