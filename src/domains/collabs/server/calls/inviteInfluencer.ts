import { CallError } from '../../../../kit/contract/errors.ts'
import { isBrandMember, isStaffForBrand } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { recordCollab, tellProfiles } from '../save.ts'
import { fitFor, insertCollab } from '../start.ts'
import { viewCollab } from '../view.ts'

export const inviteInfluencer: Handler<typeof collabCalls.inviteInfluencer> = async (
  { briefUid, influencerUid, message },
  { actor, tx, config },
) => {
  const brief = await getBrief(tx, briefUid)
  const ofBrand = isBrandMember(actor, brief.brandUid)
  if (!ofBrand && !isStaffForBrand(actor, brief.brandUid)) throw new CallError('not-found', 'There is no such brief.')
  const influencer = (await findInfluencers(tx, [influencerUid])).get(influencerUid)
  if (!influencer) throw new CallError('not-found', 'There is no such influencer profile.')
  if (influencer.profile.approval !== 'approved')
    throw new CallError('failed-precondition', 'This influencer is not approved, so they cannot be invited.')
  if (brief.status !== 'live')
    throw new CallError('failed-precondition', `This brief is ${brief.status} now, so nobody can be invited.`)

  const brand = await getBrand(tx, brief.brandUid)
  const collab = await insertCollab(
    tx,
    brief,
    influencerUid,
    ofBrand ? 'brand' : 'staff',
    message,
    await fitFor(tx, brief, brand, influencer),
  )
  await recordCollab({ actor, tx }, 'collab.invited', null, collab, { why: message || null })
  await tellProfiles({ tx, config }, collab, [influencerUid], {
    kind: 'collab.invited',
    title: `${brand.name} invites you`,
    lines: [`“${brief.title}”.`, ...(message ? [message] : [])],
    action: 'See the invitation',
  })
  return viewCollab(tx, actor, collab)
}
