import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { viewContacts } from '../contacts.ts'
import { getOrganisationOf } from '../reads.ts'

export const listBrandContacts: Handler<typeof organisationCalls.listBrandContacts> = async (
  { brandUid },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  await getOrganisationOf(db, brandUid)
  return viewContacts(db, actor, { uid: brandUid })
}
