import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { privacyCalls } from '../../contract.ts'
import { viewNightly } from '../nightly/view-nightly.ts'

export const getNightlyExport: Handler<typeof privacyCalls.getNightlyExport> = async (
  { brandUid },
  { actor, db, config },
) => {
  if (actor.staff !== 'admin') assertForBrand(actor, brandUid)
  return viewNightly(db, config, actor, brandUid)
}
