import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { recordCalls } from '../../contract.ts'
import { assertPinsLeft, lockNote } from '../notes.ts'
import { eventSubject } from '../subjects.ts'
import { recordNotes } from '../tables.ts'

export const pinRecordNote: Handler<typeof recordCalls.pinRecordNote> = async ({ uid, pinned }, { actor, tx }) => {
  const { note, subject } = await lockNote(tx, actor, uid)
  if (pinned === (note.pinnedAt !== null)) return { uid }
  if (pinned) await assertPinsLeft(tx, note.recordUid)
  await tx
    .update(recordNotes)
    .set({ pinnedAt: pinned ? now() : null })
    .where(eq(recordNotes.uid, uid))
  const kind = pinned ? 'record.note-pinned' : 'record.note-unpinned'
  await record(tx, actor, 'staff', kind, eventSubject(subject), { context: { note: uid } })
  return { uid }
}
