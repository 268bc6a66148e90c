import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { findDoorLink } from '../door.ts'
import { assertHost } from '../../../collabs/server/policy.ts'

export const getDoorLink: Handler<typeof visitCalls.getDoorLink> = async ({ brandUid }, { actor, db, config }) => {
  assertHost(actor, brandUid)
  const token = await findDoorLink(db, brandUid)
  return { url: token ? `${config.publicUrl}/door?token=${token}` : null }
}
