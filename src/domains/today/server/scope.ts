import { isBrandMember, isStaff, isStaffForBrand, type Actor, accountOf } from '../../../access/roles.ts'
import { noBrand } from '../../../access/server/guards.ts'
import type { Scope } from './sources.ts'

/**
 * The list somebody asks for: a brand's own, for its people and the staff who write for it; without a brand that of our own
 * people, and for everybody else all brands they belong to. Throws not-found for a stranger's brand.
 */
export function scopeOf(actor: Actor, brandUid: string | undefined): Scope {
  const accountUid = accountOf(actor)
  if (brandUid) {
    if (!isBrandMember(actor, brandUid) && !isStaffForBrand(actor, brandUid)) throw noBrand()
    return { who: 'brand', accountUid, brandUids: [brandUid] }
  }
  if (!isStaff(actor)) return { who: 'brand', accountUid, brandUids: Object.keys(actor.brands) }
  return { who: 'staff', accountUid, brandUids: actor.staff === 'admin' ? null : [...actor.assigned] }
}
