import { eq } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { saveInfluencer } from './save.ts'
import { influencerProfiles } from './tables.ts'

/** Writes when a creator’s ID was checked; null takes it back. Their own forms stay good: there is no new version. */
export async function setIdChecked(tx: Tx, influencerUid: string, at: Date | null): Promise<void> {
  await tx.update(influencerProfiles).set({ idCheckedAt: at }).where(eq(influencerProfiles.uid, influencerUid))
}

/** Suspends a creator whose ID says that they may not take part, whoever found that: no permission is asked. */
export async function suspendByIdCheck(tx: Tx, actor: Actor, influencerUid: string, why: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(influencerProfiles)
    .where(eq(influencerProfiles.uid, influencerUid))
    .for('update')
  const before = must(row, 'the profile of an ID check')
  if (before.approval === 'suspended') return
  await saveInfluencer(tx, actor, 'influencer.suspended', before, { approval: 'suspended', approvalReason: why }, why)
}
