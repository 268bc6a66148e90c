import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { briefViews } from './tables.ts'

/** An influencer has opened a brief; once a day (UTC) counts. */
export async function addBriefView(tx: Tx, briefUid: string, influencerUid: string): Promise<void> {
  const day = now().toISOString().slice(0, 10)
  await tx.insert(briefViews).values({ briefUid, influencerUid, day }).onConflictDoNothing()
}
