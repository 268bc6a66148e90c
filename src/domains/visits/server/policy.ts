import type { Actor } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

const isOwner = (actor: Actor, brandUid: string) => actor.brands[brandUid] === 'owner'
const isAdmin = (actor: Actor) => actor.staff === 'admin'

/** A venue’s booking system is its owners’; admins of our team see, test and end it. */
export const bookingSystemPolicy: Policy<string, 'see' | 'connect'> = {
  see: [isOwner, isAdmin],
  connect: [isOwner],
}
