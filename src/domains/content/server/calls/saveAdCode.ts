import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { adCodeNames } from '../../ad-codes.ts'
import type { contentCalls } from '../../contract.ts'
import { beginAdCode } from '../ad-codes.ts'
import { deliverableWords, notifyOfDeliverable, recordDeliverable, writeDeliverable } from '../deliverable.ts'
import { adCodes } from '../tables.ts'
import { viewDeliverable } from '../view.ts'

/** The code itself is neither in the timeline nor in a mail: whoever has it can advertise with the post. */
export const saveAdCode: Handler<typeof contentCalls.saveAdCode> = async (
  { code, days, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { deliverable, collab } = await beginAdCode(acting, input, 'giveAdCode')
  const row = { code, givenAt: now(), until: days === null ? null : plus(now(), days * dayMs) }
  await tx
    .insert(adCodes)
    .values({ deliverableUid: deliverable.uid, ...row })
    .onConflictDoUpdate({ target: adCodes.deliverableUid, set: row })
  const after = await writeDeliverable(tx, deliverable, {})
  await recordDeliverable(acting, 'deliverable.ad-code-added', collab, after)
  await notifyOfDeliverable(acting, collab, after, [collab.brandUid], {
    kind: 'deliverable.ad-code-added',
    title: `${collab.terms?.influencerName ?? 'The creator'} added a ${must(adCodeNames[after.platform])} for ${deliverableWords(after)}`,
    lines: [`“${collab.terms?.title ?? ''}”: you can run this post as an ad now.`],
    action: 'View code',
  })
  return viewDeliverable(tx, config, actor, collab, after)
}
