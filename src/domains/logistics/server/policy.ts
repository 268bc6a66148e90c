import { type Actor, isBrandMember, isInfluencer, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'
import type { Owner } from '../plans.ts'

type Row = { brandUid: string; influencerUid: string }
const isCreator = (actor: Actor, { influencerUid }: Row) => isInfluencer(actor, influencerUid)
const isBrand = (actor: Actor, { brandUid }: Row) => isBrandMember(actor, brandUid)
const isStaffFor = (actor: Actor, { brandUid }: Row) => isStaffForBrand(actor, brandUid)

/** The venue and the staff who work for it plan. The creator says where they live and what they need, to the venue alone. */
export const logisticsPolicy: Policy<
  Row,
  'plan' | 'openTicket' | 'giveAddress' | 'openAddress' | 'markSent' | 'confirm' | 'sayAccessNeeds' | 'seeAccessNeeds'
> = {
  plan: [isBrand, isStaffFor],
  openTicket: [isCreator],
  giveAddress: [isCreator],
  openAddress: [isCreator, isBrand],
  markSent: [isBrand, isStaffFor],
  confirm: [isCreator],
  sayAccessNeeds: [isCreator],
  seeAccessNeeds: [isCreator, isBrand],
}

/** Who ticks what: everybody their own, and our team what is the venue's as well. */
export const tickPolicy: Policy<Row, Owner> = {
  brand: [isBrand, isStaffFor],
  influencer: [isCreator],
  staff: [isStaffFor],
}
