import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { checklistItems } from './tables.ts'

const openOf = prepared((db) =>
  db
    .select({
      uid: checklistItems.uid,
      collabUid: checklistItems.collabUid,
      title: checklistItems.title,
      dueAt: checklistItems.dueAt,
    })
    .from(checklistItems)
    .where(
      sql`${checklistItems.collabUid} = any(${sql.placeholder('collabs')}) and ${checklistItems.owner} = 'influencer' and ${checklistItems.doneAt} is null`,
    )
    .orderBy(checklistItems.dueAt, checklistItems.uid)
    .prepare('checklists_of_creators'),
)

/** What creators still have to do on the checklists of these collabs, the first due first. */
export async function listCreatorItems(db: Queryable, collabUids: readonly string[]) {
  return openOf(db, { collabs: collabUids })
}
