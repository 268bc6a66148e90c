import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isOfBrand = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid)
const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isAdmin = (actor: Actor) => actor.staff === 'admin'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaff(actor) && isStaffForBrand(actor, uid)

/** Who may do what with the plan that a brand is under: its people see it, its owner and admins pay, the team waives fees, our admins credit invoices. */
export const billingPolicy: Policy<Of, 'see' | 'manage' | 'waive' | 'credit'> = {
  see: [isOfBrand, isStaffFor],
  manage: [isBrandAdmin],
  waive: [isStaffFor],
  credit: [isAdmin],
}
