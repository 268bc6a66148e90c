import { asc, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Companions } from '../../collabs/server/companions.ts'
import type { DeliverableSummary } from '../../collabs/views.ts'
import { deliverables } from './tables.ts'
import { findHistory } from './visit-history.ts'

type Summary = z.output<typeof DeliverableSummary>

/** What a collab needs of its content. */
export const contentCompanion: Companions['content'] = {
  viewDeliverables,
  findHistory,
  makeDeliverables: async (tx, collab, terms) => {
    const asked = terms.deliverables.flatMap((deliverable) =>
      Array.from({ length: deliverable.count }, () => deliverable),
    )
    if (asked.length === 0) return
    await tx.insert(deliverables).values(
      asked.map(({ type, contentType, platform }, position) => ({
        uid: newUid('deliverable'),
        collabUid: collab.uid,
        brandUid: collab.brandUid,
        position,
        type,
        contentType,
        platform,
      })),
    )
  },
}

const deliverablesByCollab = prepared((db) =>
  db
    .select()
    .from(deliverables)
    .where(sql`${deliverables.collabUid} = any(${sql.placeholder('uids')})`)
    .orderBy(asc(deliverables.position))
    .prepare('deliverables_by_collab'),
)

async function viewDeliverables(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Summary[]>> {
  const rows = await deliverablesByCollab(db, { uids: [...collabUids] })
  const byCollab = new Map<string, Summary[]>()
  for (const { collabUid, uid, type, contentType, platform, status, submittedAt } of rows) {
    const summary = { uid, type, contentType, platform, status, submitted: submittedAt !== null }
    byCollab.set(collabUid, [...(byCollab.get(collabUid) ?? []), summary])
  }
  return byCollab
}
