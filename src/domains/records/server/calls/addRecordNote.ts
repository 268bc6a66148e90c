import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { accountOf } from '../../../../access/roles.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { recordCalls } from '../../contract.ts'
import { assertPinsLeft } from '../notes.ts'
import { eventSubject, getSubject } from '../subjects.ts'
import { recordNotes } from '../tables.ts'

export const addRecordNote: Handler<typeof recordCalls.addRecordNote> = async (
  { recordUid, text, pinned },
  { actor, tx },
) => {
  const subject = await getSubject(tx, actor, recordUid, 'write')
  if (pinned) await assertPinsLeft(tx, recordUid)
  const uid = newUid('record_note')
  const at = now()
  await tx
    .insert(recordNotes)
    .values({ uid, recordUid, text, byUid: accountOf(actor), at, pinnedAt: pinned ? at : null })
  await record(tx, actor, 'staff', 'record.note-added', eventSubject(subject), { context: { note: uid } })
  return { uid }
}
