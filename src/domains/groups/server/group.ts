import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import { assertSeesBrand, noBrand } from '../../../access/server/guards.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { getOrganisationOf, type Organisation } from '../../organisations/server/reads.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'

type Venue = { uid: string; name: string }

/** Whether somebody sees a venue's group pages: its people and our own. */
export const isSeen = (actor: Actor, brandUid: string): boolean => isStaff(actor) || isBrandMember(actor, brandUid)

/**
 * The organisation of a brand, and those of its venues that somebody sees: its people those they belong to, our own people all;
 * the oldest first. Throws not-found for a stranger.
 */
export async function openGroup(
  db: Queryable,
  actor: Actor,
  brandUid: string,
): Promise<{ org: Organisation; venues: Venue[] }> {
  assertSeesBrand(actor, brandUid)
  const org = await getOrganisationOf(db, brandUid)
  const all = await listBrandsOf(db, org.uid)
  return { org, venues: all.filter(({ uid }) => isSeen(actor, uid)) }
}

/** Whether somebody takes on costs for the organisation of a brand: its own owner and admins. */
export function maySpend(actor: Actor, brandUid: string): boolean {
  return isBrandMember(actor, brandUid) && actor.brands[brandUid] !== 'member'
}

/** The organisation of a brand, for whoever takes on costs for it. Throws not-found for a stranger, permission-denied for its other people. */
export async function openAsPayer(db: Queryable, actor: Actor, brandUid: string): Promise<Organisation> {
  if (!isBrandMember(actor, brandUid)) throw noBrand()
  if (!maySpend(actor, brandUid))
    throw new CallError('permission-denied', 'Ask your brand’s owner or an admin to add a venue.')
  return getOrganisationOf(db, brandUid)
}

/** Whether somebody may write for a venue. */
export function worksFor(actor: Actor, brandUid: string): boolean {
  return isBrandMember(actor, brandUid) || isStaffForBrand(actor, brandUid)
}
