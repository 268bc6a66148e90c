import { and, eq, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { contentCalls } from '../../contract.ts'
import { lockDeliverable, recordDeliverable, writeDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { adCodes } from '../tables.ts'
import { viewDeliverable } from '../view.ts'

/** Ends that the brand reads it; at the platform the creator ends it themselves. */
export const removeAdCode: Handler<typeof contentCalls.removeAdCode> = async (
  { uid, version },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { deliverable, collab } = await lockDeliverable(tx, actor, uid)
  allow(contentPolicy, actor, 'giveAdCode', collab)
  sameVersion(deliverable, version)
  // When the brand asked stays: it asks again after a week at the earliest.
  const removed = await tx
    .update(adCodes)
    .set({ code: null, until: null, givenAt: null })
    .where(and(eq(adCodes.deliverableUid, uid), isNotNull(adCodes.code)))
    .returning({ uid: adCodes.deliverableUid })
  if (removed.length === 0) throw new CallError('failed-precondition', 'There’s no code to remove.')
  const after = await writeDeliverable(tx, deliverable, {})
  await recordDeliverable(acting, 'deliverable.ad-code-removed', collab, after)
  return viewDeliverable(tx, config, actor, collab, after)
}
