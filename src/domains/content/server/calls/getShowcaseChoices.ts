import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { mayEdit } from '../collections.ts'
import { findShowcaseChoices } from '../showcase-filters.ts'

export const getShowcaseChoices: Handler<typeof contentCalls.getShowcaseChoices> = async (
  { brandUid },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  return { ...(await findShowcaseChoices(db, brandUid)), can: { edit: mayEdit(actor, { brandUid }) } }
}
