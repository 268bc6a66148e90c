import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { findDoorLink } from '../door.ts'

export const getDoorLink: Handler<typeof visitCalls.getDoorLink> = async ({ brandUid }, { actor, db, config }) => {
  assertForBrand(actor, brandUid)
  const token = await findDoorLink(db, config, brandUid)
  return { url: token ? `${config.publicUrl}/door?token=${token}` : null }
}
