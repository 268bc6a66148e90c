import { must, mustGet } from '../../../../kit/contract/must.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief, noBrief } from '../../../briefs/server/reads.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import { assertMayReachOut } from '../../../safety/server/holds.ts'
import { notifyApproved } from '../notify-approved.ts'
import type { collabCalls } from '../../contract.ts'
import { agree, draftTerms } from '../agree.ts'
import { leaveBriefLine } from '../brief-waitlist.ts'
import { companions } from '../companions.ts'
import { recordCollab, notifyProfiles } from '../save.ts'
import { assertMayApply, insertCollab } from '../start.ts'
import { suggest } from '../suggestions.ts'
import { viewCollab } from '../view.ts'
import { fitFor } from '../fit.ts'

export const applyToBrief: Handler<typeof collabCalls.applyToBrief> = async (
  { briefUid, influencerUid, message, preferred, suggestion },
  { actor, tx, config },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const influencer = mustGet(await findInfluencers(tx, [influencerUid]), influencerUid)
  const brief = await getBrief(tx, briefUid)
  if (brief.status === 'draft' || brief.status === 'submitted') throw noBrief()
  const brand = await getBrand(tx, brief.brandUid)
  await assertMayReachOut(tx, influencerUid)
  await assertMayApply(tx, brief, brand, influencer)

  const guests = Math.max(brief.guests, suggestion?.guests ?? 0)
  const asked = { brief, influencer: influencer.profile, guests }
  const times = preferred && (await companions().visits.assertPreferred(tx, asked, preferred))
  const fit = await fitFor(tx, brief, influencer)
  const collab = await insertCollab(tx, brief, influencerUid, 'influencer', { message, preferred, fit })
  await leaveBriefLine(tx, briefUid, influencerUid)
  await recordCollab({ actor, tx }, 'collab.requested', null, collab, {
    why: message || null,
    touches: ['collab', 'feed'],
  })
  const differing =
    suggestion &&
    (await suggest({ actor, tx, config }, collab, await draftTerms(tx, collab, collab.requestedAt), suggestion))
  if (!differing && brief.approval === 'automatic' && fit.score >= brief.autoFit) {
    const agreed = await agree({ actor: systemActor, tx, config }, collab)
    await notifyApproved({ actor, tx, config }, agreed, [influencerUid])
    if (!agreed.booked)
      await notifyProfiles({ tx, config }, agreed.collab, [brand.uid], {
        kind: 'collab.approved',
        title: `Approved: ${influencer.profile.name} at ${brand.name}`,
        lines: [`“${brief.title}” auto-approves matches of ${brief.autoFit} or more. This match is ${fit.score}.`],
        action: 'View collab',
      })
    return viewCollab(tx, actor, agreed.collab)
  }
  await notifyProfiles({ tx, config }, collab, [brand.uid], {
    kind: 'collab.requested',
    title: `${influencer.profile.name} would like to visit ${brand.name}`,
    lines: [
      `For “${brief.title}”. Match ${fit.score}/100: ${must(fit.reasons[0], 'reason').says('venue')}.`,
      ...(times ? [`They’d like to come on ${times.join(', or ')}.`] : []),
      ...(differing ? [`They suggest different terms: ${differing}.`] : []),
      'Creators prefer venues that reply quickly.',
    ],
    action: 'Reply to request',
  })
  return viewCollab(tx, actor, collab)
}
