import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import type { RagStatus } from '../desk-vocabulary.ts'
import { hasFallen, ragIsWorse } from './rag.ts'
import { brandProfiles, influencerProfiles } from './tables.ts'

/**
 * Sets how a brand or creator is doing. With `changedAt`, a worse colour is a fall: the colour before it is kept, over further
 * falls of the same week too, so that only a step back to that colour is a recovery. No new version, as with stages.
 */
export async function setRag(tx: Tx, uid: string, rag: RagStatus, changedAt: Date | null): Promise<void> {
  const of = uid.startsWith('influencer_') ? influencerProfiles : brandProfiles
  const isFall = sql`(${changedAt !== null} and ${ragIsWorse(sql`${rag}::text`, of.rag)})`
  await tx.execute(sql`update ${of} set rag = ${rag},
    rag_was = case when ${isFall} and not coalesce(${hasFallen(of)}, false) then ${of.rag} else ${of.ragWas} end,
    rag_changed_at = case when ${isFall} then ${changedAt?.toISOString() ?? null}::timestamptz else ${of.ragChangedAt} end
    where ${of.uid} = ${uid}`)
}
