import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { ProfileType } from '../../../access/roles.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { saveReliability } from '../../profiles/server/reliability.ts'
import { brandReliability, influencerReliability } from '../reliability.ts'
import { brandHistory, influencerHistory } from './reliability-history.ts'

/** Computes and writes how reliable a profile is now, with what moved it. */
export async function refreshReliabilityOf(tx: Tx, type: ProfileType, uid: string): Promise<void> {
  const { score, visits, formula, parts, raise } =
    type === 'brand'
      ? brandReliability(await brandHistory(tx, uid), now())
      : influencerReliability(await influencerHistory(tx, uid), now())
  await saveReliability(tx, type, uid, score, { visits, formula, parts, raise })
  await pushToProfiles(tx, [uid], ['profile'])
}
