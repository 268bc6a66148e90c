import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../reads.ts'
import type { profileCalls } from '../../contract.ts'
import { findPlaces as find } from '../places.ts'

const most = 8

export const findPlaces: Handler<typeof profileCalls.findPlaces> = async ({ brandUid, q }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  return { rows: await find(db, q, await getBrand(db, brandUid), most) }
}
