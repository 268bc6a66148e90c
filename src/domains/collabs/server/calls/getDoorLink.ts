import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { assertHost, findDoorLink } from '../door.ts'

export const getDoorLink: Handler<typeof collabCalls.getDoorLink> = async ({ brandUid }, { actor, db, config }) => {
  assertHost(actor, brandUid)
  const token = await findDoorLink(db, brandUid)
  return { url: token ? `${config.publicUrl}/door?token=${token}` : null }
}
