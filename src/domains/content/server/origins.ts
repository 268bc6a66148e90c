import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { Origin } from '../insights.ts'
import { deliverables, readings } from './tables.ts'

/**
 * Where the views of these deliverables come from, in one query: the reading that counts, as `rebuildResults` chooses it.
 * Nothing for those whose views are not known. The caller has decided who may see them.
 */
export async function findOrigins(db: Queryable, uids: readonly string[]): Promise<ReadonlyMap<string, Origin>> {
  if (uids.length === 0) return new Map()
  const { rows } = await db.execute<Origin & { uid: string }>(sql`
    select d.uid, r.source, (r.taken_at at time zone b.timezone)::date::text as "takenOn",
      case when r.source <> 'platform' then r.entered_by end as "enteredBy", r.verified_by as "verifiedBy"
    from ${deliverables} d join (select * from ${brandFacts}) b on b.uid = d.brand_uid
    cross join lateral (
      select * from ${readings} t
      where t.deliverable_uid = d.uid and t.replaced_by is null and t.withdrawn_at is null and t.views is not null
      order by (t.source = 'platform') desc, t.taken_at desc, t.recorded_at desc, t.uid desc limit 1) r
    where d.uid = any(${sql.param([...uids])}::text[])`)
  return new Map(rows.map(({ uid, ...origin }) => [uid, origin]))
}
