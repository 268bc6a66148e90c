import { type Actor, isBrandMember, isInfluencer, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Sides = { brandUid: string; influencerUid: string }

const isHost = (actor: Actor, { brandUid }: Sides) => isBrandMember(actor, brandUid)
const isCreator = (actor: Actor, { influencerUid }: Sides) => isInfluencer(actor, influencerUid)
const isStaffFor = (actor: Actor, { brandUid }: Sides) => isStaffForBrand(actor, brandUid)

type Action = 'saveCosts' | 'track' | 'share' | 'showFront' | 'answerFront' | 'showPage' | 'answerPage'

/**
 * What can be written about a collab's worth: by the brand's people and the staff who work for it. The creator answers for
 * themselves whether it may be on the front page, and makes a page of their own for it.
 */
export const valuePolicy: Policy<Sides, Action> = {
  saveCosts: [isHost, isStaffFor],
  track: [isHost, isStaffFor],
  share: [isHost, isStaffFor],
  /** Ask both sides for the front page, and put a collab there: our team alone. */
  showFront: [isStaffFor],
  /** Yes or no to the front page, each for their own side. */
  answerFront: [isHost, isCreator],
  /** Make the creator’s public page of it, and take it back. */
  showPage: [isCreator],
  /** The brand’s yes or no to that page. */
  answerPage: [isHost],
}
