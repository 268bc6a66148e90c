import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { adCodeNames } from '../../ad-codes.ts'
import type { contentCalls } from '../../contract.ts'
import { beginAdCode, whyNotAsked } from '../ad-codes.ts'
import { deliverableWords, notifyOfDeliverable, recordDeliverable, writeDeliverable } from '../deliverable.ts'
import { adCodes } from '../tables.ts'
import { viewDeliverable } from '../view.ts'

/** A code that has ended stays with the creator until they give another. */
export const requestAdCode: Handler<typeof contentCalls.requestAdCode> = async (input, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { deliverable, collab, stored } = await beginAdCode(acting, input, 'requestAdCode')
  const why = whyNotAsked(stored, deliverable)
  if (why) throw new CallError('failed-precondition', why)
  const row = { askedAt: now() }
  await tx
    .insert(adCodes)
    .values({ deliverableUid: deliverable.uid, ...row })
    .onConflictDoUpdate({ target: adCodes.deliverableUid, set: row })
  const after = await writeDeliverable(tx, deliverable, {})
  const name = must(adCodeNames[after.platform])
  await recordDeliverable(acting, 'deliverable.ad-code-requested', collab, after)
  await notifyOfDeliverable(acting, collab, after, [collab.influencerUid], {
    kind: 'deliverable.ad-code-requested',
    title: `${collab.terms?.brandName ?? 'The brand'} would like a ${name}`,
    lines: [
      `Paid ads were agreed for “${collab.terms?.title ?? ''}”. With a ${name} the brand can run ${deliverableWords(after)} as an ad from your account.`,
    ],
    action: 'Add code',
  })
  return viewDeliverable(tx, config, actor, collab, after)
}
