import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { rebuildResults } from './readings.ts'
import { deliverableFiles, deliverables, deliverableVersions, readings, results } from './tables.ts'

/** Which part of what a post reaches in a month it has reached after so many days. */
const curve = [
  [1, 0.28],
  [2, 0.41],
  [3, 0.5],
  [5, 0.61],
  [10, 0.79],
  [14, 0.86],
  [21, 0.95],
  [45, 1.05],
  [60, 1.08],
  [90, 1.11],
] as const

/**
 * Gives about two of three posts that people reported the readings of a connected platform besides, as they grew day by
 * day: for worlds that look back on years. One statement for all of them, the same every time.
 */
export async function makePlatformReadings(tx: Tx, until: Date): Promise<void> {
  const days = sql.join(
    curve.map(([day, share]) => sql`(${sql.raw(String(day))}, ${sql.raw(String(share))})`),
    sql`, `,
  )
  const part = (column: string) => sql`round(${sql.identifier(column)} * share)::int`
  const { rows } = await tx.execute<{ uid: string }>(sql`
    insert into ${readings} (uid, deliverable_uid, source, taken_at, recorded_at, entered_by,
      views, reach, likes, comments, saves, shares, clicks, followers_gained)
    select 'reading_0' || substr(md5(uid || day), 1, 25), uid, 'platform', taken_at, taken_at, platform,
      ${part('views')}, ${part('reach')}, ${part('likes')}, ${part('comments')}, ${part('saves')}, ${part('shares')},
      case when type = 'story' then round(views * share * 0.011)::int end, round(views * share * 0.0018)::int
    from (
      select d.uid, d.type, d.platform, day, share, d.published_at + day * interval '1 day' + interval '50 minutes' as taken_at,
        r.views, r.reach, r.likes, r.comments, coalesce(r.saves, r.likes / 5) as saves, r.shares
      from ${deliverables} d join ${results} r on r.deliverable_uid = d.uid
      cross join (values ${days}) as curve (day, share)
      where d.published_at is not null and r.views is not null and abs(hashtext(d.live_url)) % 3 > 0
        and (d.type <> 'story' or day = 1)) grown
    where taken_at <= ${until}
    returning deliverable_uid as uid`)
  await rebuildResults(tx, [...new Set(rows.map(({ uid }) => uid))])
}

/** Gives a copy of a collab the same deliverables, with their files: for tests. */
export async function copyContent(db: Queryable, collabUid: string, copyUid: string): Promise<void> {
  await db.execute(sql`
    insert into ${deliverables} select (jsonb_populate_record(d,
      jsonb_build_object('uid', d.uid || ${copyUid}::text, 'collab_uid', ${copyUid}::text))).*
    from ${deliverables} d where d.collab_uid = ${collabUid}`)
  for (const table of [deliverableVersions, deliverableFiles])
    await db.execute(sql`
      insert into ${table} select (jsonb_populate_record(t,
        jsonb_build_object('deliverable_uid', t.deliverable_uid || ${copyUid}::text))).*
      from ${table} t join ${deliverables} d on d.uid = t.deliverable_uid where d.collab_uid = ${collabUid}`)
}

/** The same for what its deliverables have reached by now, once they are there. */
export async function copyResults(db: Queryable, collabUid: string, copyUid: string): Promise<void> {
  await db.execute(sql`
    insert into ${results} select (jsonb_populate_record(r,
      jsonb_build_object('deliverable_uid', r.deliverable_uid || ${copyUid}::text))).*
    from ${results} r join ${deliverables} d on d.uid = r.deliverable_uid where d.collab_uid = ${collabUid}`)
}
