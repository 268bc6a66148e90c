import { sql, type SQL } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'

export type Funnel = { key: string; title: string; steps: { label: string; count: number }[]; note: string }

/** How far people get, of those who began in the last `days`, from the records themselves and not from what browsers tell. */
export async function countFunnels(db: Queryable, days: number): Promise<Funnel[]> {
  const since = sql`${plus(now(), -days * dayMs)}::timestamptz`
  const counts = async (query: SQL) => must((await db.execute<Record<string, number | null>>(query)).rows[0], 'row')
  const creators = await counts(sql`
    select count(*)::int as joined,
      count(*) filter (where exists (select 1 from social_accounts s where s.influencer_uid = i.uid))::int as shown,
      count(*) filter (where i.approval = 'approved')::int as approved
    from influencer_profiles i where i.created_at > ${since}`)
  const brands = await counts(sql`
    select count(*)::int as joined,
      count(*) filter (where f.written)::int as written, count(*) filter (where f.submitted)::int as submitted,
      count(*) filter (where f.live)::int as live
    from brand_profiles b cross join lateral (
      select count(*) > 0 as written, bool_or(submitted_at is not null) as submitted, bool_or(live_since is not null) as live
      from briefs where brand_uid = b.uid) f
    where b.created_at > ${since}`)
  const briefs = await counts(sql`
    select count(*)::int as live,
      count(*) filter (where f.asked > 0)::int as asked, count(*) filter (where f.approved > 0)::int as approved,
      count(*) filter (where f.visited > 0)::int as visited
    from briefs b cross join lateral (
      select count(*) as asked, count(*) filter (where c.stage >= 3) as approved, 
        count(*) filter (where v.checked_in_at is not null or c.stage >= 5) as visited
      from collabs c left join visits v on v.collab_uid = c.uid where c.brief_uid = b.uid) f
    where b.live_since > ${since}`)
  const requests = await counts(sql`
    select count(*)::int as asked, count(*) filter (where answered_at is not null)::int as answered,
      count(*) filter (where stage >= 3)::int as approved, count(*) filter (where outcome = 'expired')::int as expired,
      round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - requested_at)) / 3600)::int as hours
    from collabs where requested_at > ${since}`)
  return [
    funnel('creators', 'Creators: joined to approved', creators, {
      joined: 'Joined',
      shown: 'Showed an account',
      approved: 'Approved',
    }),
    funnel('brands', 'Brands: joined to live', brands, {
      joined: 'Joined',
      written: 'Wrote a brief',
      submitted: 'Submitted it',
      live: 'Went live',
    }),
    funnel('briefs', 'Brief to first visit', briefs, {
      live: 'Went live',
      asked: 'Was asked for',
      approved: 'Approved someone',
      visited: 'Had a visit',
    }),
    {
      ...funnel('requests', 'Request to answer', requests, {
        asked: 'Asked',
        answered: 'Answered',
        approved: 'Approved',
      }),
      note: `${requests.expired ?? 0} ended without an answer${requests.hours === null ? '' : `; half were answered within ${requests.hours} hours`}.`,
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
    select b.uid, b.name, max(a.last_seen_at) as seen, coalesce(max(a.last_seen_at), b.created_at) as since
    from brand_profiles b
      left join memberships m on m.profile_uid = b.uid left join accounts a on a.uid = m.account_uid
    where not b.labels @> array['dev-fake'] group by b.uid`
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
