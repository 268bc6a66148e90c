import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { authorOf, lockDeliverable, recordDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { verifyReadingOf } from '../readings.ts'
import { viewDeliverable } from '../view.ts'
import { insights } from '../tables.ts'

export const verifyInsights: Handler<typeof contentCalls.verifyInsights> = async (
  { uid, kind },
  { actor, tx, config },
) => {
  const { deliverable, collab } = await lockDeliverable(tx, actor, uid)
  allow(contentPolicy, actor, 'verifyInsights', collab)
  const acting = { actor, tx, config }
  const { authorName } = await authorOf(tx, acting, collab)
  const [verified] = await tx
    .update(insights)
    .set({ verifiedBy: authorName, verifiedAt: now() })
    .where(and(eq(insights.deliverableUid, uid), eq(insights.kind, kind)))
    .returning()
  if (!verified) throw new CallError('failed-precondition', 'There are no insights for that day yet.')
  await verifyReadingOf(tx, uid, kind, authorName)
  await recordDeliverable(acting, 'deliverable.insights-verified', collab, deliverable, { after: { kind } })
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
