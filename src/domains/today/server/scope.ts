import { isBrandMember, isStaff, isStaffForBrand, type Actor, accountOf } from '../../../access/roles.ts'
import { noBrand } from '../../../access/server/guards.ts'
import type { Scope } from './sources.ts'

/**
 * The list somebody asks for: that of these brands, for their people and the staff who write for them; without a brand that of
 * our own people, and for everybody else all brands they belong to. Throws not-found where one of them is a stranger's.
 */
export function scopeOf(actor: Actor, brands: string | readonly string[] | undefined): Scope {
  const accountUid = accountOf(actor)
  if (brands) {
    const brandUids = typeof brands === 'string' ? [brands] : [...new Set(brands)]
    for (const uid of brandUids) if (!isBrandMember(actor, uid) && !isStaffForBrand(actor, uid)) throw noBrand()
    return { who: 'brand', accountUid, brandUids }
  }
  if (!isStaff(actor)) return { who: 'brand', accountUid, brandUids: Object.keys(actor.brands) }
  return { who: 'staff', accountUid, brandUids: actor.staff === 'admin' ? null : [...actor.assigned] }
}
