import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { deliverables, resultDays, results, viewDays } from './tables.ts'

/** Views that a brand's posts gained on one day. */
export type Gain = { brandUid: string; day: string; views: number }

/** Those of the results `r` of a deliverable `d` that may be added up with others: YouTube's own may not. */
const isSummed = sql`not (r.source = 'platform' and d.platform = 'youtube')`

/**
 * What each day brought these deliverables together: the growth of a post from one reading to the next, on the day of the
 * later one. A correction downwards is a day below zero.
 */
export async function gainsOf(db: Queryable, deliverableUids: readonly string[]): Promise<Gain[]> {
  const { rows } = await db.execute<Gain>(sql`
    select g.brand_uid as "brandUid", g.day::text, sum(g.views)::float8 as views from (
      select t.brand_uid, t.day, t.views - coalesce(lag(t.views) over (partition by t.deliverable_uid order by t.day), 0) as views
      from ${resultDays} t join ${results} r on r.deliverable_uid = t.deliverable_uid
      join ${deliverables} d on d.uid = t.deliverable_uid
      where t.deliverable_uid = any(${sql.param([...deliverableUids])}::text[]) and t.views is not null and ${isSummed}) g
    group by 1, 2`)
  return rows
}

/** Writes what changed between two gains of the same deliverables. Rows are taken in one order, so that nobody waits in a circle. */
export async function applyGains(tx: Tx, before: readonly Gain[], after: readonly Gain[]): Promise<void> {
  const changes = new Map<string, Gain>()
  const add = ({ brandUid, day, views }: Gain, sign: 1 | -1) => {
    const key = `${brandUid} ${day}`
    changes.set(key, { brandUid, day, views: (changes.get(key)?.views ?? 0) + sign * views })
  }
  for (const gain of before) add(gain, -1)
  for (const gain of after) add(gain, 1)
  const changed = [...changes.values()].filter(({ views }) => views !== 0)
  if (changed.length === 0) return
  const column = (name: keyof Gain) => sql.param(changed.map((change) => change[name]))
  await tx.execute(sql`
    insert into ${viewDays} (brand_uid, day, views)
    select * from unnest(${column('brandUid')}::text[], ${column('day')}::date[], ${column('views')}::bigint[]) as t (brand_uid, day, views)
    order by 1, 2
    on conflict (brand_uid, day) do update set views = ${viewDays}.views + excluded.views`)
}
