import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { pushToSide } from '../desk.ts'
import { noteSideOf, writeNote } from '../notes.ts'
import { threadPolicy } from '../policy.ts'

export const addThreadNote: Handler<typeof messageCalls.addThreadNote> = async (
  { collabUid, key, text },
  { actor, tx },
) => {
  const collab = await getCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'addNote', collab)
  const note = await writeNote(tx, actor, collab, { key, text })
  await pushToSide(tx, [collab], noteSideOf(actor, collab))
  return note
}
