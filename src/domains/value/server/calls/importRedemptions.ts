import type { Handler } from '../../../../access/server/handler.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import { record } from '../../../audit/server/record.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { keepBookings } from '../bookings/keep-bookings.ts'
import { hostSide } from '../brand-collab.ts'

export const importRedemptions: Handler<typeof valueCalls.importRedemptions> = async (
  { brandUid, rows },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const kept = await keepBookings(tx, await getBrand(tx, brandUid), rows)
  const after = { count: kept.recorded }
  if (kept.recorded > 0)
    await record(tx, actor, hostSide(actor), 'redemptions.imported', { subjectUid: brandUid, brandUid }, { after })
  return kept
}
