import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { begin, recordCollab, saveCollab, tellProfiles } from '../save.ts'
import { waitlist } from '../tables.ts'
import { viewCollab } from '../view.ts'
import { contentDue, putVisit } from '../visit.ts'
import { partyWords, timeWords } from '../words.ts'

/** The place was kept for the next in line, so it is theirs without a race. */
export const acceptWaitlistOffer: Handler<typeof collabCalls.acceptWaitlistOffer> = async (
  input,
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await begin(acting, input, 'schedule')
  const [offer] = await tx.delete(waitlist).where(eq(waitlist.collabUid, collab.uid)).returning()
  if (!offer?.offeredUntil || offer.offeredUntil < now())
    throw new CallError('failed-precondition', 'There is no place on offer to you now.')
  const brief = await getBrief(tx, collab.briefUid)

  await putVisit(acting, collab, brief, offer.startsAt, { party: offer.party, guestNames: [], needs: '' }, true)
  const after = await saveCollab(tx, collab, { ...next, contentDueAt: contentDue(offer.startsAt) })
  await recordCollab(acting, 'collab.scheduled', collab, after, {
    after: { startsAt: offer.startsAt.toISOString(), party: offer.party },
  })
  await tellProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.scheduled',
    title: `A free place was taken: ${timeWords(offer.startsAt, brief.timezone)}`,
    lines: [`${collab.terms?.influencerName ?? 'The next in line'} comes ${partyWords(offer.party)}.`],
    action: 'See the visit',
  })
  return viewCollab(tx, actor, after)
}
