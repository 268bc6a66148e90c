import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { viewTeam } from '../team.ts'

export const listTeam: Handler<typeof organisationCalls.listTeam> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  return viewTeam(db, actor, await getBrand(db, brandUid))
}
