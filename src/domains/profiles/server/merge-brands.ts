import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { noBrand } from '../../../access/server/guards.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { saveBrand } from './save.ts'
import { brandProfiles, mergedProfiles } from './tables.ts'
import type { BrandProfile } from './view.ts'

/** Two brands until the end of the transaction, in the order of their ids whichever is to stay. */
export async function lockTwoBrands(
  tx: Tx,
  uid: string,
  otherUid: string,
): Promise<{ staying: BrandProfile; going: BrandProfile }> {
  const rows = await tx
    .select()
    .from(brandProfiles)
    .where(inArray(brandProfiles.uid, [uid, otherUid]))
    .orderBy(brandProfiles.uid)
    .for('update')
  const [staying, going] = [uid, otherUid].map((one) => rows.find((row) => row.uid === one))
  if (!staying || !going) throw noBrand()
  return { staying, going }
}

type Merged = { staying: BrandProfile; going: BrandProfile; change: Partial<BrandProfile>; why: string }

/** The last step of a merge: nothing refers to the brand that goes any more, and it leaves a trace for old links. */
export async function finishMergeOfBrands(
  tx: Tx,
  actor: Actor,
  { staying, going, change, why }: Merged,
): Promise<BrandProfile> {
  const { uid, slug, handle, name, city } = going
  await tx
    .insert(mergedProfiles)
    .values({ uid, type: 'brand', intoUid: staying.uid, name, slug, handle, mergedAt: now() })
  await tx.delete(brandProfiles).where(eq(brandProfiles.uid, uid))
  return saveBrand(tx, actor, 'brand.merged', staying, change, { merged: `${name} (${city})` }, why)
}
