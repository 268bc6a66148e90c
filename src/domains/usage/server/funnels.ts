import { sql, type SQL } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts, influencerFacts, socialFacts } from '../../profiles/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'

export type Funnel = { key: string; title: string; steps: { label: string; count: number }[]; note: string }

/** How far people get, of those who began in the last `days`, from the records themselves and not from what browsers tell. */
export async function countFunnels(db: Queryable, days: number): Promise<Funnel[]> {
  const since = sql`${plus(now(), -days * dayMs)}::timestamptz`
  const counts = async (query: SQL) => must((await db.execute<Record<string, number | null>>(query)).rows[0], 'row')
  const creators = await counts(sql`
    select count(*)::int as joined,
      count(*) filter (where exists (
        select 1 from ${socialFacts} where ${socialFacts.influencerUid} = ${influencerFacts.uid}))::int as shown,
      count(*) filter (where ${influencerFacts.approval} = 'approved')::int as approved
    from ${influencerFacts} where ${influencerFacts.createdAt} > ${since}`)
  const brands = await counts(sql`
    select count(*)::int as joined,
      count(*) filter (where f.written)::int as written, count(*) filter (where f.submitted)::int as submitted,
      count(*) filter (where f.live)::int as live
    from ${brandFacts} cross join lateral (
      select count(*) > 0 as written, bool_or(${briefFacts.submittedAt} is not null) as submitted,
        bool_or(${briefFacts.liveSince} is not null) as live
      from ${briefFacts} where ${briefFacts.brandUid} = ${brandFacts.uid}) f
    where ${brandFacts.createdAt} > ${since}`)
  const briefs = await counts(sql`
    select count(*)::int as live,
      count(*) filter (where f.asked > 0)::int as asked, count(*) filter (where f.approved > 0)::int as approved,
      count(*) filter (where f.visited > 0)::int as visited
    from ${briefFacts} cross join lateral (
      select count(*) as asked, count(*) filter (where ${collabFacts.stage} >= 3) as approved,
        count(*) filter (where ${visitFacts.checkedInAt} is not null or ${collabFacts.stage} >= 5) as visited
      from ${collabFacts} left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid}
      where ${collabFacts.briefUid} = ${briefFacts.uid}) f
    where ${briefFacts.liveSince} > ${since}`)
  const requests = await counts(sql`
    select count(*)::int as asked, count(*) filter (where ${collabFacts.answeredAt} is not null)::int as answered,
      count(*) filter (where ${collabFacts.stage} >= 3)::int as approved,
      count(*) filter (where ${collabFacts.outcome} = 'expired')::int as expired,
      round(extract(epoch from percentile_cont(0.5)
        within group (order by ${collabFacts.answeredAt} - ${collabFacts.requestedAt})) / 3600)::int as hours
    from ${collabFacts} where ${collabFacts.requestedAt} > ${since}`)
  return [
    funnel('creators', 'Creators: sign-up to approval', creators, {
      joined: 'Signed up',
      shown: 'Added a social account',
      approved: 'Approved',
    }),
    funnel('brands', 'Brands: sign-up to live', brands, {
      joined: 'Signed up',
      written: 'Created a brief',
      submitted: 'Sent it for review',
      live: 'Went live',
    }),
    funnel('briefs', 'Brief to first visit', briefs, {
      live: 'Went live',
      asked: 'Received a request',
      approved: 'Approved a creator',
      visited: 'Hosted a visit',
    }),
    {
      ...funnel('requests', 'Request to reply', requests, {
        asked: 'Requested',
        answered: 'Replied',
        approved: 'Approved',
      }),
      note: `${requests.expired ?? 0} expired without a reply.${requests.hours === null ? '' : ` Median time to reply: ${requests.hours === 0 ? 'under 1 h' : `${requests.hours} h`}.`}`,
    },
  ]
}

function funnel(
  key: string,
  title: string,
  counts: Record<string, number | null>,
  labels: Record<string, string>,
): Funnel {
  const steps = Object.entries(labels).map(([step, label]) => ({ label, count: counts[step] ?? 0 }))
  return { key, title, steps, note: '' }
}

/** Brands that nobody of theirs opened the product for, the longest first; a brand without people counts since it was made. */
export async function listUnseen(
  db: Queryable,
): Promise<{ days14: number; days30: number; rows: { uid: string; name: string; lastSeenAt: string | null }[] }> {
  const ago = (days: number) => sql`${plus(now(), -days * dayMs)}::timestamptz`
  const seen = sql`
    select ${brandFacts.uid}, ${brandFacts.name}, max(${accountFacts.lastSeenAt}) as seen,
      coalesce(max(${accountFacts.lastSeenAt}), ${brandFacts.createdAt}) as since
    from ${brandFacts}
      left join ${membershipFacts} on ${membershipFacts.profileUid} = ${brandFacts.uid}
      left join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
    where not ${brandFacts.labels} @> array['dev-fake']
    group by ${brandFacts.uid}, ${brandFacts.name}, ${brandFacts.createdAt}`
  const { rows } = await db.execute<{ uid: string; name: string; seen: Date | string | null }>(
    sql`select uid, name, seen from (${seen}) s where since < ${ago(14)} order by since limit 20`,
  )
  const [counts] = (
    await db.execute<{ days14: number; days30: number }>(
      sql`select count(*) filter (where since < ${ago(14)})::int as days14,
        count(*) filter (where since < ${ago(30)})::int as days30 from (${seen}) s`,
    )
  ).rows
  return {
    ...must(counts, 'counts'),
    rows: rows.map(({ uid, name, seen: at }) => ({ uid, name, lastSeenAt: at ? new Date(at).toISOString() : null })),
  }
}
