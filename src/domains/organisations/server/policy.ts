import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { uid: string }

const isBrandAdmin = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'member'
const isStaffFor = (actor: Actor, { uid }: Of) => isStaffForBrand(actor, uid)

const isOwner = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] === 'owner'
const isAdmin = (actor: Actor) => actor.staff === 'admin'
const isColleague = (actor: Actor, { uid }: Of) => isBrandMember(actor, uid) && actor.brands[uid] !== 'owner'

/** Who may change the team of a brand: its owner and admins, and the staff who write for it. All its people see it. */
export const teamPolicy: Policy<Of, 'change' | 'handOver' | 'leave'> = {
  change: [isBrandAdmin, isStaffFor],
  handOver: [isOwner, isAdmin],
  leave: [isColleague],
}

/** Who writes down the contacts of a brand: the staff who write for it. */
export const contactPolicy: Policy<Of, 'change'> = { change: [isStaffFor] }
