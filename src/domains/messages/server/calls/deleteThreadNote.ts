import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { pushToSide } from '../desk.ts'
import { lockOwnNote, removeNote } from '../notes.ts'

export const deleteThreadNote: Handler<typeof messageCalls.deleteThreadNote> = async ({ uid }, { actor, tx }) => {
  const { collabUid, brandUid, influencerUid, side } = await lockOwnNote(tx, actor, uid)
  await removeNote(tx, uid)
  await pushToSide(tx, [{ uid: collabUid, brandUid, influencerUid }], side)
  return {}
}
