import type { Actor } from '../../../access/roles.ts'
import type { Side } from '../../audit/sides.ts'

/** As whom somebody changes what concerns themselves alone. */
export function ownSideOf(actor: Actor): Side {
  if (actor.staff) return 'staff'
  return Object.keys(actor.brands).length > 0 ? 'brand' : 'influencer'
}
