import { CallError } from '../../../../kit/contract/errors.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { type Actor, isBrandMember } from '../../../../access/roles.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import { getOrganisationOf, type Organisation } from '../../../organisations/server/reads.ts'

/** The organisation of a brand, for the brand’s owner. Throws not-found for a stranger, permission-denied for its other people. */
export async function openAsOwner(db: Queryable, actor: Actor, brandUid: string): Promise<Organisation> {
  if (!isBrandMember(actor, brandUid)) throw noBrand()
  if (actor.brands[brandUid] !== 'owner')
    throw new CallError('permission-denied', 'Only the owner can import venues. Ask them to do it.')
  return getOrganisationOf(db, brandUid)
}
