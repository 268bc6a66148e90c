import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { setThreadSettings } from '../write.ts'

export const saveThreadSettings: Handler<typeof messageCalls.saveThreadSettings> = async (
  { collabUid, muted },
  { actor, tx },
) => {
  await setThreadSettings(tx, await getCollab(tx, actor, collabUid), actor, { muted })
  return { done: true }
}
