import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { viewClosedDays } from '../closed-days.ts'

export const getClosedDays: Handler<typeof briefCalls.getClosedDays> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  return viewClosedDays(db, actor, await getBrand(db, brandUid))
}
