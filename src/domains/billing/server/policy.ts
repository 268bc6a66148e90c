import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isOfBrand = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid)
const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaff(actor) && isStaffForBrand(actor, uid)

/** Who may do what with the plan that a brand is under: its people see it, its owner and admins pay, the team waives fees. */
export const billingPolicy: Policy<Of, 'see' | 'manage' | 'waive'> = {
  see: [isOfBrand, isStaffFor],
  manage: [isBrandAdmin],
  waive: [isStaffFor],
}
