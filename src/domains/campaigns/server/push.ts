import { type Actor, isStaff } from '../../../access/roles.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Side } from '../../audit/sides.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'

/** Which side acts. */
export function sideOf(actor: Actor): Side {
  return isStaff(actor) ? 'staff' : 'brand'
}

/** The open pages of the brand and its account manager fetch again what shows these. */
export async function pushCampaign(
  tx: Tx,
  brandUid: string,
  touches: readonly ('campaign' | 'expert')[],
): Promise<void> {
  await pushToProfiles(tx, [brandUid], touches, brandUid)
}
