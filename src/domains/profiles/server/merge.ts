import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { noInfluencer } from '../../../access/server/guards.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Platform } from '../vocabulary.ts'
import { saveInfluencer } from './save.ts'
import { influencerProfiles, mergedProfiles, socialAccounts } from './tables.ts'
import type { InfluencerProfile } from './view.ts'

/**
 * Two creators until the end of the transaction, in the order of their ids whichever is to stay: two merges of the same pair wait
 * for each other, and whatever refers to either waits for the merge.
 */
export async function lockTwoInfluencers(
  tx: Tx,
  uid: string,
  otherUid: string,
): Promise<{ staying: InfluencerProfile; going: InfluencerProfile }> {
  const rows = await tx
    .select()
    .from(influencerProfiles)
    .where(inArray(influencerProfiles.uid, [uid, otherUid]))
    .orderBy(influencerProfiles.uid)
    .for('update')
  const [staying, going] = [uid, otherUid].map((one) => rows.find((row) => row.uid === one))
  if (!staying || !going) throw noInfluencer()
  return { staying, going }
}

type Merged = {
  staying: InfluencerProfile
  going: InfluencerProfile
  change: Partial<InfluencerProfile>
  /** The platforms whose account is the one of the profile that goes, where both have one. */
  accounts: readonly Platform[]
  why: string
}

/** The last step of a merge: nothing refers to the profile that goes any more, and it leaves a trace for old links. */
export async function finishMergeOfInfluencers(
  tx: Tx,
  actor: Actor,
  { staying, going, change, accounts, why }: Merged,
): Promise<InfluencerProfile> {
  const { platform, influencerUid } = socialAccounts
  const of = (uid: string) => eq(influencerUid, uid)
  await tx.delete(socialAccounts).where(and(of(staying.uid), inArray(platform, [...accounts])))
  const left = tx.select({ platform }).from(socialAccounts).where(of(staying.uid))
  await tx
    .update(socialAccounts)
    .set({ influencerUid: staying.uid })
    .where(and(of(going.uid), notInArray(platform, left)))
  await tx.delete(socialAccounts).where(of(going.uid))
  const { uid, slug, handle, name } = going
  await tx
    .insert(mergedProfiles)
    .values({ uid, type: 'influencer', intoUid: staying.uid, name, slug, handle, mergedAt: now() })
  await tx.delete(influencerProfiles).where(eq(influencerProfiles.uid, uid))
  // Triggers have written the following of the accounts that came; the version is the same.
  return saveInfluencer(tx, actor, 'influencer.merged', staying, change, why, { merged: `${name} (@${handle})` })
}
