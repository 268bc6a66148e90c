import { now } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import { addBriefView } from '../../../briefs/server/brief-views.ts'
import type { discoveryCalls } from '../../contract.ts'
import { readLiveRibbons } from '../ribbons.ts'
import { ribbonClicks } from '../tables.ts'

export const recordBriefView: Handler<typeof discoveryCalls.recordBriefView> = async (
  { influencerUid, briefUid, ribbonUid },
  { actor, tx },
) => {
  assertOwnInfluencer(actor, influencerUid)
  await getOnceLiveBrief(tx, briefUid)
  // Staff who look through a creator's eyes are not an audience.
  if (actor.actingBy) return { done: true }
  const day = now().toISOString().slice(0, 10)
  await addBriefView(tx, briefUid, influencerUid)
  const isRibbon = ribbonUid !== undefined && (await readLiveRibbons(tx)).some(({ uid }) => uid === ribbonUid)
  if (isRibbon) await tx.insert(ribbonClicks).values({ day, ribbonUid, briefUid, influencerUid }).onConflictDoNothing()
  return { done: true }
}
