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
import { recordCollab, notifyProfiles } from '../save.ts'
import { assertMayApply, insertCollab } from '../start.ts'
import { suggest } from '../suggestions.ts'
import { viewCollab } from '../view.ts'
import { fitFor } from '../fit.ts'

export const applyToBrief: Handler<typeof collabCalls.applyToBrief> = async (
  { briefUid, influencerUid, message, suggestion },
  { actor, tx, config },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const influencer = mustGet(await findInfluencers(tx, [influencerUid]), influencerUid)
  const brief = await getBrief(tx, briefUid)
  if (brief.status === 'draft' || brief.status === 'submitted') throw noBrief()
  const brand = await getBrand(tx, brief.brandUid)
  await assertMayReachOut(tx, influencerUid)
  await assertMayApply(tx, brief, brand, influencer)

  const fit = await fitFor(tx, brief, brand, influencer)
  const collab = await insertCollab(tx, brief, influencerUid, 'influencer', message, fit)
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
    await notifyProfiles({ tx, config }, agreed, [brand.uid], {
      kind: 'collab.approved',
      title: `${influencer.profile.name} at ${brand.name}: approved`,
      lines: [`“${brief.title}” auto-approves matches of ${brief.autoFit} or more. This one is ${fit.score}.`],
      action: 'View collab',
    })
    return viewCollab(tx, actor, agreed)
  }
  await notifyProfiles({ tx, config }, collab, [brand.uid], {
    kind: 'collab.requested',
    title: `${influencer.profile.name} would like to visit ${brand.name}`,
    lines: [
      `For “${brief.title}”. Match ${fit.score}/100: ${must(fit.reasons[0], 'reason').text}.`,
      ...(differing ? [`They suggest different terms: ${differing}.`] : []),
      'Creators prefer venues that reply quickly.',
    ],
    action: 'Reply to request',
  })
  return viewCollab(tx, actor, collab)
}
