import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { viewBrandProfile } from '../save.ts'
import { mergedOrSame } from '../merged.ts'
import { getBrand } from '../reads.ts'

export const getBrandProfile: Handler<typeof profileCalls.getBrandProfile> = async ({ uid: asked }, { actor, db }) => {
  const uid = await mergedOrSame(db, asked)
  assertSeesBrand(actor, uid)
  const row = await getBrand(db, uid)
  return viewBrandProfile(db, actor, row)
}
