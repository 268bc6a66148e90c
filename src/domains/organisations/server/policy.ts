import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isOfBrand = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid)
const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaffForBrand(actor, uid)

/** Who may do what with the team of a brand: its people see it, its owner and admins change it. */
export const teamPolicy: Policy<Of, 'see' | 'change'> = {
  see: [isOfBrand, isStaff],
  change: [isBrandAdmin, isStaffFor],
}
