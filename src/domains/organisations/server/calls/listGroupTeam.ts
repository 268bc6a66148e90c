import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { organisationCalls } from '../../contract.ts'
import { viewGroupTeam } from '../group-team.ts'

export const listGroupTeam: Handler<typeof organisationCalls.listGroupTeam> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid } = await getBrand(db, brandUid)
  return viewGroupTeam(db, actor, orgUid)
}
