import { type Actor, isBrandMember, isInfluencer, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'
import type { Aside } from '../possible.ts'
import type { CollabAction } from '../stages.ts'

export type Subject = { brandUid: string; influencerUid: string; startedBy: 'influencer' | 'brand' | 'staff' }

const isGuest = (actor: Actor, collab: Subject) => isInfluencer(actor, collab.influencerUid)
const isHost = (actor: Actor, collab: Subject) => isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)
/** The influencer answers an invitation, the brand a request. */
const isAsked = (actor: Actor, collab: Subject) =>
  collab.startedBy === 'influencer' ? isHost(actor, collab) : isGuest(actor, collab)
const isClock = (actor: Actor) => actor.system

/**
 * Who may do what with a collab (product decisions §3). Staff read across brands; whoever may not see it is answered as
 * if it did not exist.
 */
export const collabPolicy: Policy<Subject, CollabAction | Aside | 'see'> = {
  see: [isGuest, isHost, isStaff],
  approve: [isAsked, isStaffFor],
  decline: [isAsked, isStaffFor],
  withdraw: [isGuest],
  schedule: [isGuest, isStaffFor],
  reschedule: [isGuest, isStaffFor],
  proposeSlots: [isHost, isStaffFor],
  confirm: [isGuest],
  checkIn: [isGuest],
  runLate: [isGuest],
  cancel: [isGuest, isHost, isStaffFor],
  markNoShow: [isHost, isStaffFor],
  dispute: [isGuest],
  decide: [isStaffFor],
  markVenueFailed: [isGuest, isStaffFor],
  answerVenueFailed: [isHost],
  extendDeadline: [isStaffFor],
  submitDeliverable: [isGuest],
  requestChanges: [isHost, isStaffFor],
  approveDeliverable: [isHost, isStaffFor],
  markPublished: [isGuest],
  giveReview: [isGuest, isHost],
  expire: [isClock],
}

export type CollabSide = 'influencer' | 'brand' | 'staff'

/** The side an actor stands on: an influencer's own profile first, then the brand's, else staff. */
export function sideOn(actor: Actor, collab: Pick<Subject, 'brandUid' | 'influencerUid'>): CollabSide {
  if (isInfluencer(actor, collab.influencerUid)) return 'influencer'
  return isBrandMember(actor, collab.brandUid) ? 'brand' : 'staff'
}
