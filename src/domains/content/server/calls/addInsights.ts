import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOwnFile } from '../../../media/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { insightKindWords, kindsFor, readingCounts } from '../../insights.ts'
import { authorOf, lockDeliverable, recordDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { recordReading } from '../readings.ts'
import { viewDeliverable } from '../view.ts'
import { insights } from '../tables.ts'

export const addInsights: Handler<typeof contentCalls.addInsights> = async (
  { uid, kind, evidenceUid, ...counts },
  { actor, tx, config },
) => {
  const { deliverable, collab } = await lockDeliverable(tx, actor, uid)
  allow(contentPolicy, actor, 'addInsights', collab)
  if (!deliverable.publishedAt)
    throw new CallError('failed-precondition', 'This content isn’t published yet, so there are no insights to add.')
  if (!kindsFor(deliverable.type).includes(kind))
    throw new CallError(
      'failed-precondition',
      deliverable.type === 'story'
        ? `Choose “${insightKindWords['story-20h']}” for a Story.`
        : `Choose “${insightKindWords['day-7']}” or “${insightKindWords['day-30']}” for this content.`,
    )
  if (readingCounts.every((name) => counts[name] === null))
    throw new CallError('failed-precondition', 'Add at least one number, starting with views.')
  if (evidenceUid) await getOwnFile(tx, actor, evidenceUid)
  const acting = { actor, tx, config }
  const author = await authorOf(tx, acting, collab)
  const capturedAt = now()
  await recordReading(tx, {
    deliverableUid: uid,
    source: evidenceUid ? 'screenshot' : 'typed',
    takenAt: capturedAt,
    counts,
    kind,
    enteredBy: author.authorName,
    enteredSide: author.side,
    evidenceUid,
  })
  const row = {
    ...counts,
    capturedAt,
    enteredBy: author.authorName,
    enteredSide: author.side,
    evidenceUid,
    verifiedBy: null,
    verifiedAt: null,
  }
  await tx
    .insert(insights)
    .values({ deliverableUid: uid, kind, ...row })
    .onConflictDoUpdate({ target: [insights.deliverableUid, insights.kind], set: row })
  await recordDeliverable(acting, 'deliverable.insights-added', collab, deliverable, { after: { kind, ...counts } })
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
