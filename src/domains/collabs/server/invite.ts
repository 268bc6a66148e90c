import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import { todayIn } from '../../briefs/availability.ts'
import { type Brief, getBrief, noBrief } from '../../briefs/server/reads.ts'
import { statusWords } from '../../briefs/statuses.ts'
import type { findInfluencers } from '../../profiles/server/reads.ts'
import { findBlocked, getBrand } from '../../profiles/server/reads.ts'
import type { BrandProfile, InfluencerProfile } from '../../profiles/server/view.ts'
import { ageOn } from '../../profiles/creator-vocabulary.ts'
import { assertMayReachOut } from '../../safety/server/holds.ts'
import type { Acting } from './acting.ts'
import { fitFor } from './fit.ts'
import { type Collab, findKnownTo } from './reads.ts'
import { notifyProfiles, recordCollab } from './save.ts'
import { insertCollab } from './start.ts'

type Influencer = Awaited<ReturnType<typeof findInfluencers>> extends Map<string, infer One> ? One : never
/** What somebody is invited to, and by whom. */
export type Inviting = {
  brief: Brief
  brand: BrandProfile
  ofBrand: boolean
  message: string
  /** Whom of those meant the brand cannot invite, for a reason that is nobody else's. */
  blocked: ReadonlySet<string>
  /** Who had a collab with the brand, or asked for one. */
  known: ReadonlySet<string>
}

/** The brief that the actor may invite to now. */
export async function beginInviting(
  { actor, tx }: Acting,
  { briefUid, influencerUids, message }: { briefUid: string; influencerUids: readonly string[]; message: string },
): Promise<Inviting> {
  const brief = await getBrief(tx, briefUid)
  const ofBrand = isBrandMember(actor, brief.brandUid)
  if (!ofBrand && !isStaffForBrand(actor, brief.brandUid)) throw noBrief()
  if (brief.status !== 'live')
    throw new CallError(
      'failed-precondition',
      `This brief is ${statusWords[brief.status]}, so you can’t invite anyone. Choose a live brief.`,
    )
  if (ofBrand) await assertMayReachOut(tx, brief.brandUid)
  const blocked = await findBlocked(tx, brief.brandUid, influencerUids)
  const known = await findKnownTo(tx, brief.brandUid, influencerUids)
  return { brief, brand: await getBrand(tx, brief.brandUid), ofBrand, message, blocked, known }
}

/** Refuses whom nobody can invite now, each reason with its own sentence. */
export function assertInvitable({ brief, ofBrand, message, blocked, known }: Inviting, { profile }: Influencer): void {
  if (profile.approval !== 'approved')
    throw new CallError('failed-precondition', 'This creator isn’t approved, so you can’t invite them.')
  if (profile.pausedAt)
    throw new CallError('failed-precondition', 'This creator is taking a break, so you can’t invite them right now.')
  if (blocked.has(profile.uid)) throw new CallError('failed-precondition', 'You can’t invite this creator.')
  if (ofBrand && profile.findableBy === 'known' && !known.has(profile.uid))
    throw new CallError(
      'failed-precondition',
      'This creator only takes invitations from brands they’ve been in touch with.',
    )
  assertOldEnough(brief, profile, ofBrand, message)
}

/** Makes the invitation: the collab, its event and the notification. */
export async function invite(acting: Acting, inviting: Inviting, influencer: Influencer): Promise<Collab> {
  const { tx } = acting
  const { brief, brand, ofBrand, message } = inviting
  const { uid } = influencer.profile
  const fit = await fitFor(tx, brief, influencer)
  const collab = await insertCollab(tx, brief, uid, ofBrand ? 'brand' : 'staff', { message, fit })
  await recordCollab(acting, 'collab.invited', null, collab, { why: message || null })
  await notifyProfiles(acting, collab, [uid], {
    kind: 'collab.invited',
    title: `${brand.name} invited you`,
    lines: [`They’d like to work with you on “${brief.title}”.`, ...(message ? [message] : [])],
    action: 'View invitation',
  })
  return collab
}

/** UK: content that shows alcohol is for people of 25 and over; staff may override with a reason. */
function assertOldEnough(brief: Brief, profile: InfluencerProfile, byBrand: boolean, reason: string): void {
  const age = ageOn(profile.dateOfBirth, todayIn(brief.timezone, now()))
  if (!brief.showsAlcohol || brief.country !== 'GB' || age >= 25) return
  if (byBrand)
    throw new CallError(
      'failed-precondition',
      'This brief’s content shows alcohol, so in the UK it’s only for creators aged 25 and over.',
    )
  if (!reason)
    throw new CallError(
      'failed-precondition',
      'This brief’s content shows alcohol and this creator is under 25. Add a reason for inviting them.',
    )
}
