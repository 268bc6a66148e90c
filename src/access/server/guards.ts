import { CallError } from '../../kit/contract/errors.ts'
import { type Actor, isBrandMember, isInfluencer, isStaff, isStaffForBrand } from '../roles.ts'

/** Guards of profiles. A stranger's profile is answered as if there were none: an id tells nobody anything. */
export const noBrand = () => new CallError('not-found', 'We couldn’t find that brand profile.')
export const noInfluencer = () => new CallError('not-found', 'We couldn’t find that creator’s profile.')
export const noProfile = () => new CallError('not-found', 'We couldn’t find that profile.')

/** For the brand's people, and the staff who write for it. */
export function assertForBrand(actor: Actor, brandUid: string): void {
  if (!isBrandMember(actor, brandUid) && !isStaffForBrand(actor, brandUid)) throw noBrand()
}

/** For the brand's people, and all staff. */
export function assertSeesBrand(actor: Actor, brandUid: string): void {
  if (!isBrandMember(actor, brandUid) && !isStaff(actor)) throw noBrand()
}

/** For the influencer alone. */
export function assertOwnInfluencer(actor: Actor, influencerUid: string): void {
  if (!isInfluencer(actor, influencerUid)) throw noInfluencer()
}

/** For the influencer, and all staff. */
export function assertSeesInfluencer(actor: Actor, influencerUid: string): void {
  if (!isInfluencer(actor, influencerUid) && !isStaff(actor)) throw noInfluencer()
}

/** For whoever belongs to a profile of either kind, and all staff. */
export function assertSeesProfile(actor: Actor, profileUid: string): void {
  if (!isBrandMember(actor, profileUid) && !isInfluencer(actor, profileUid) && !isStaff(actor)) throw noProfile()
}
