import { type Actor, isBrandMember, isInfluencer, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'
import type { Aside } from '../possible.ts'
import type { CollabAction } from '../stages.ts'

export type Subject = { brandUid: string; influencerUid: string; startedBy: 'influencer' | 'brand' | 'staff' }

const isCreator = (actor: Actor, collab: Subject) => isInfluencer(actor, collab.influencerUid)
const isBrand = (actor: Actor, collab: Subject) => isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)
/** The influencer answers an invitation, the brand a request. */
const isAsked = (actor: Actor, collab: Subject) =>
  collab.startedBy === 'influencer' ? isBrand(actor, collab) : isCreator(actor, collab)
const isClock = (actor: Actor) => actor.system

/**
 * Who may do what with a collab. Staff read across brands; whoever may not see it is answered as
 * if it did not exist.
 */
export const collabPolicy: Policy<Subject, CollabAction | Aside | 'see'> = {
  see: [isCreator, isBrand, isStaff],
  approve: [isAsked, isStaffFor],
  decline: [isAsked, isStaffFor],
  withdraw: [isCreator],
  schedule: [isCreator, isStaffFor],
  reschedule: [isCreator, isStaffFor],
  proposeSlots: [isBrand, isStaffFor],
  confirm: [isCreator],
  checkIn: [isCreator],
  runLate: [isCreator],
  sayNeeds: [isCreator],
  cancel: [isCreator, isBrand, isStaffFor],
  markNoShow: [isBrand, isStaffFor],
  dispute: [isCreator],
  decide: [isStaffFor],
  markNotHosted: [isCreator, isStaffFor],
  answerNotHosted: [isBrand],
  extendDeadline: [isStaffFor],
  changeTerms: [isCreator, isBrand],
  submitDeliverable: [isCreator],
  requestChanges: [isBrand, isStaffFor],
  approveDeliverable: [isBrand, isStaffFor],
  markPublished: [isCreator],
  submitReview: [isCreator, isBrand],
  expire: [isClock],
}

export type CollabSide = 'influencer' | 'brand' | 'staff'

/** The side an actor stands on: an influencer's own profile first, then the brand's, else staff. */
export function sideOn(actor: Actor, collab: Pick<Subject, 'brandUid' | 'influencerUid'>): CollabSide {
  if (isInfluencer(actor, collab.influencerUid)) return 'influencer'
  return isBrandMember(actor, collab.brandUid) ? 'brand' : 'staff'
}
