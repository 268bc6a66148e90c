import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import type { recordCalls } from '../../contract.ts'
import { lockNote, removeNotes } from '../notes.ts'
import { notePolicy } from '../policy.ts'
import { eventSubject } from '../subjects.ts'
import { recordNotes } from '../tables.ts'

export const deleteRecordNote: Handler<typeof recordCalls.deleteRecordNote> = async ({ uid }, { actor, tx }) => {
  const { note, subject } = await lockNote(tx, actor, uid)
  allow(notePolicy, actor, 'delete', note)
  await removeNotes(tx, eq(recordNotes.uid, uid))
  await record(tx, actor, 'staff', 'record.note-deleted', eventSubject(subject), { context: { note: uid } })
  return {}
}
