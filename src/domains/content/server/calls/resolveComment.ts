import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { lockDeliverable, recordDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { deliverableComments } from '../tables.ts'
import { viewDeliverable } from '../view.ts'

export const resolveComment: Handler<typeof contentCalls.resolveComment> = async (
  { commentUid, resolved },
  { actor, tx, config },
) => {
  const [comment] = await tx.select().from(deliverableComments).where(eq(deliverableComments.uid, commentUid))
  if (!comment) throw new CallError('not-found', 'We couldn’t find that comment. Reload the page, then try again.')
  const { deliverable, collab } = await lockDeliverable(tx, actor, comment.deliverableUid)
  allow(contentPolicy, actor, 'comment', collab)
  if ((comment.resolvedAt !== null) !== resolved) {
    await tx
      .update(deliverableComments)
      .set({ resolvedAt: resolved ? now() : null })
      .where(eq(deliverableComments.uid, commentUid))
    await recordDeliverable(
      { actor, tx, config },
      resolved ? 'deliverable.comment-resolved' : 'deliverable.comment-reopened',
      collab,
      deliverable,
      { after: { comment: commentUid } },
    )
  }
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
