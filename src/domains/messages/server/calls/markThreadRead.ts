import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { setThreadSettings } from '../write.ts'

export const markThreadRead: Handler<typeof messageCalls.markThreadRead> = async (
  { collabUid, upTo },
  { actor, tx },
) => {
  const collab = await getCollab(tx, actor, collabUid)
  await setThreadSettings(tx, collab, actor, { readUid: upTo })
  await pushToProfiles(tx, [collab.brandUid, collab.influencerUid], ['message'])
  return { done: true }
}
