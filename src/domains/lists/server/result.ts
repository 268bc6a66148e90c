import { sql } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { ListView } from '../contract.ts'

/** What came of a list: what its members were asked, asked for and did since they were put on it. In one statement. */
export async function resultOf(db: Queryable, listUid: string): Promise<ListView['result']> {
  const { rows } = await db.execute<
    Record<Exclude<keyof ListView['result'], 'averageViews'>, number> & { views: number | null }
  >(sql`
    with of_list as (
      select c.uid, c.started_by <> 'influencer' as is_invitation, c.answered_at is not null as is_answered
      from influencer_list_members m
      join collabs c on c.influencer_uid = m.influencer_uid and (m.added_at is null or c.requested_at >= m.added_at)
      where m.list_uid = ${listUid} and m.removed_at is null
    ), posts as (
      select latest.views
      from of_list c join deliverables d on d.collab_uid = c.uid and d.published_at is not null
      left join results latest on latest.deliverable_uid = d.uid
    )
    select
      (select count(*) from of_list where is_invitation)::int as invited,
      (select count(*) from of_list where is_invitation and is_answered)::int as answered,
      (select count(*) from of_list where not is_invitation)::int as applied,
      (select count(*) from of_list c join visits v on v.collab_uid = c.uid and v.checked_in_at is not null)::int as visited,
      (select count(*) from posts)::int as posted,
      (select count(views) from posts)::int as "withViews",
      (select round(avg(views)) from posts)::float8 as views`)
  const { views, ...counts } = first(rows)
  return { ...counts, averageViews: views }
}
