import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Companions } from '../../collabs/server/companions.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import type { Terms } from '../../collabs/terms.ts'
import { counted, keyOf } from '../../collabs/terms-changes.ts'
import type { DeliverableSummary } from '../../collabs/views.ts'
import { deliverables } from './tables.ts'
import { findHistories } from './visit-history.ts'

type Summary = z.output<typeof DeliverableSummary>

/** What a collab needs of its content. */
export const contentCompanion: Companions['content'] = {
  viewDeliverables,
  findHistories,
  makeDeliverables,
  findBegun: async (db, collabUid) =>
    db
      .select({ type: deliverables.type, contentType: deliverables.contentType, platform: deliverables.platform })
      .from(deliverables)
      .where(and(eq(deliverables.collabUid, collabUid), gt(deliverables.fileVersion, 0))),
  findApprovals: async (db, collabUid) => {
    const rows = await db
      .select({ approvedAt: deliverables.approvedAt })
      .from(deliverables)
      .where(eq(deliverables.collabUid, collabUid))
    return rows.flatMap(({ approvedAt }) => approvedAt ?? [])
  },
}

/** Brings the deliverables of a collab in line with its terms; what was begun stays. */
async function makeDeliverables(tx: Tx, collab: Pick<Collab, 'uid' | 'brandUid'>, terms: Terms): Promise<void> {
  const ofCollab = eq(deliverables.collabUid, collab.uid)
  // What was begun counts first, so that what is left over was not.
  const there = await tx.select().from(deliverables).where(ofCollab).orderBy(desc(deliverables.fileVersion))
  const missing = counted(terms.deliverables)
  const surplus = there.filter((one) => {
    const left = missing.get(keyOf(one)) ?? 0
    missing.set(keyOf(one), left - 1)
    return left <= 0 && one.fileVersion === 0
  })
  if (surplus.length > 0)
    await tx.delete(deliverables).where(
      inArray(
        deliverables.uid,
        surplus.map(({ uid }) => uid),
      ),
    )
  const from = Math.max(-1, ...there.map(({ position }) => position)) + 1
  const added = terms.deliverables.flatMap((one) => {
    const left = Math.min(one.count, Math.max(0, missing.get(keyOf(one)) ?? 0))
    missing.set(keyOf(one), (missing.get(keyOf(one)) ?? 0) - left)
    return Array.from({ length: left }, () => one)
  })
  if (added.length > 0)
    await tx.insert(deliverables).values(
      added.map(({ type, contentType, platform }, at) => ({
        uid: newUid('deliverable'),
        collabUid: collab.uid,
        brandUid: collab.brandUid,
        position: from + at,
        type,
        contentType,
        platform,
      })),
    )
  if (there.length > 0)
    await tx
      .update(deliverables)
      .set({ rightsUntil: terms.usageRights === 'none' ? null : monthsAfterApproval(terms.usageMonths) })
      .where(and(ofCollab, isNotNull(deliverables.approvedAt)))
}

/** As `rightsEnd` counts: calendar months in UTC, at most to the last day of the month. */
function monthsAfterApproval(months: number) {
  return sql`(${deliverables.approvedAt} at time zone 'UTC' + make_interval(months => ${months}::int)) at time zone 'UTC'`
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
