import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { noInfluencer } from '../../../../access/server/guards.ts'
import { isBrandMember, isStaffForBrand } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { type Brief, getBrief, noBrief } from '../../../briefs/server/reads.ts'
import { statusWords } from '../../../briefs/statuses.ts'
import { findInfluencers, getBrand, hasBlocked } from '../../../profiles/server/reads.ts'
import type { InfluencerProfile } from '../../../profiles/server/view.ts'
import { ageOn } from '../../../profiles/vocabulary.ts'
import { assertMayReachOut } from '../../../safety/server/holds.ts'
import type { collabCalls } from '../../contract.ts'
import { recordCollab, notifyProfiles } from '../save.ts'
import { insertCollab } from '../start.ts'
import { viewCollab } from '../view.ts'
import { fitFor } from '../fit.ts'

export const inviteInfluencer: Handler<typeof collabCalls.inviteInfluencer> = async (
  { briefUid, influencerUid, message },
  { actor, tx, config },
) => {
  const brief = await getBrief(tx, briefUid)
  const ofBrand = isBrandMember(actor, brief.brandUid)
  if (!ofBrand && !isStaffForBrand(actor, brief.brandUid)) throw noBrief()
  const influencer = (await findInfluencers(tx, [influencerUid])).get(influencerUid)
  if (!influencer) throw noInfluencer()
  if (influencer.profile.approval !== 'approved')
    throw new CallError('failed-precondition', 'This creator isn’t approved yet, so you can’t invite them.')
  if (influencer.profile.pausedAt)
    throw new CallError('failed-precondition', 'This creator is taking a break, so you can’t invite them right now.')
  if (brief.status !== 'live')
    throw new CallError(
      'failed-precondition',
      `This brief is ${statusWords[brief.status]}, so you can’t invite anyone. Choose a live brief.`,
    )

  if (await hasBlocked(tx, brief.brandUid, influencerUid))
    throw new CallError('failed-precondition', 'You can’t invite this creator.')
  if (ofBrand) await assertMayReachOut(tx, brief.brandUid)
  assertOldEnough(brief, influencer.profile, ofBrand, message)

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
  await notifyProfiles({ tx, config }, collab, [influencerUid], {
    kind: 'collab.invited',
    title: `${brand.name} invited you`,
    lines: [`“${brief.title}”.`, ...(message ? [message] : [])],
    action: 'View invitation',
  })
  return viewCollab(tx, actor, collab)
}

/** UK: content that shows alcohol is for people of 25 and over; staff may override with a reason. */
function assertOldEnough(brief: Brief, profile: InfluencerProfile, byBrand: boolean, reason: string): void {
  const age = ageOn(profile.dateOfBirth, todayIn(brief.timezone, now()))
  if (!brief.showsAlcohol || brief.country !== 'GB' || age >= 25) return
  if (byBrand)
    throw new CallError(
      'failed-precondition',
      'This brief shows alcohol, so in the UK it’s only for creators aged 25 and over.',
    )
  if (!reason)
    throw new CallError(
      'failed-precondition',
      'This brief shows alcohol and this creator is under 25. Add a reason for inviting them.',
    )
}
