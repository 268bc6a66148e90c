import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Outcome } from '../stages.ts'
import { collabs } from './tables.ts'

/** Makes an ended request of another creator at another brand, answered so many hours after it was sent: for tests. */
export async function copyAnswered(
  db: Queryable,
  uid: string,
  copy: { uid: string; brandUid: string; influencerUid: string; hours: number },
): Promise<void> {
  const change = { uid: copy.uid, brand_uid: copy.brandUid, influencer_uid: copy.influencerUid, outcome: 'declined' }
  await db.execute(sql`
    insert into ${collabs} select (jsonb_populate_record(c, ${JSON.stringify(change)}::jsonb
      || jsonb_build_object('answered_at', c.requested_at + make_interval(hours => ${copy.hours}::int)))).*
    from ${collabs} c where c.uid = ${uid}`)
}

/** Makes the same collab, completed, as often as asked, numbered in their uids from 1: for tests. */
export async function copyCompleted(db: Queryable, uid: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into ${collabs} select (jsonb_populate_record(c, jsonb_build_object(
      'uid', 'collab_' || lpad(n::text, 26, '0'), 'outcome', 'completed'))).*
    from ${collabs} c, generate_series(1, ${count}::int) n where c.uid = ${uid}`)
}

/** Makes the same collab once more under another uid: for tests. What other domains keep of it stays with the first. */
export async function copyCollab(
  db: Queryable,
  uid: string,
  copyUid: string,
  change: { outcome?: Outcome; brand_uid?: string } = {},
): Promise<void> {
  await db.execute(sql`
    insert into ${collabs} select (jsonb_populate_record(c, ${JSON.stringify({ ...change, uid: copyUid })}::jsonb)).*
    from ${collabs} c where c.uid = ${uid}`)
}
