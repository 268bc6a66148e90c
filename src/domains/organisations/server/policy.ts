import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaffForBrand(actor, uid)

/** Who may change the team of a brand: its owner and admins, and the staff who write for it. All its people see it. */
export const teamPolicy: Policy<Of, 'change'> = {
  change: [isBrandAdmin, isStaffFor],
}
