import type { Actor } from '../../../access/roles.ts'
import { assertSeesBrand } from '../../../access/server/guards.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { getOrganisationOf } from './reads.ts'

/** Whose something is: an organisation’s, with its venues, or our team’s (`orgUid` null). */
export type Owner = { orgUid: string | null; brandUids: readonly string[] }

/** The organisation of a venue, for anyone who may see that venue; our team where `brandUid` is null. Throws not-found. */
export async function findOwner(db: Queryable, actor: Actor, brandUid: string | null): Promise<Owner> {
  if (brandUid === null) return { orgUid: null, brandUids: [] }
  assertSeesBrand(actor, brandUid)
  return ownerOf(db, (await getOrganisationOf(db, brandUid)).uid)
}

/** An organisation with the venues it has now; our team where `orgUid` is null. */
export async function ownerOf(db: Queryable, orgUid: string | null): Promise<Owner> {
  return { orgUid, brandUids: orgUid === null ? [] : (await listBrandsOf(db, orgUid)).map(({ uid }) => uid) }
}
