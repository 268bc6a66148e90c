import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { findThread } from '../reads.ts'
import { setThreadSettings } from '../write.ts'

export const saveThreadSettings: Handler<typeof messageCalls.saveThreadSettings> = async (
  { collabUid, muted, archived },
  { actor, tx },
) => {
  const collab = await getCollab(tx, actor, collabUid)
  await setThreadSettings(tx, collab, actor, {
    ...(muted !== undefined && { muted }),
    ...(archived !== undefined && {
      archivedUid: archived ? ((await findThread(tx, collabUid))?.lastUid ?? '') : null,
    }),
  })
  return { done: true }
}
