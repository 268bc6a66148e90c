import { type Actor, isBrandMember, isInfluencer, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isOwnInfluencer = (actor: Actor, { uid }: Of) => isInfluencer(actor, uid)
const isOfBrand = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid)
const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaffForBrand(actor, uid)

/** Who may do what with an influencer's profile. Account managers work on all influencers. */
export const influencerPolicy: Policy<Of, 'see' | 'save' | 'apply' | 'pause' | 'decide' | 'viewAs'> = {
  see: [isOwnInfluencer, isStaff],
  save: [isOwnInfluencer, isStaff],
  apply: [isOwnInfluencer],
  pause: [isOwnInfluencer],
  decide: [isStaff],
  viewAs: [isStaff],
}

/** Who may do what with a venue's profile: its people see it, its owner and admins change it. */
export const brandPolicy: Policy<Of, 'see' | 'save' | 'block' | 'saveStaffFacts' | 'viewAs'> = {
  see: [isOfBrand, isStaff],
  save: [isBrandAdmin, isStaffFor],
  block: [isBrandAdmin, isStaffFor],
  saveStaffFacts: [isStaffFor],
  viewAs: [isStaffFor],
}
