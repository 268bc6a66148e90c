import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getOwnAttachment } from '../../../media/server/reads.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { recordCalls } from '../../contract.ts'
import { mentionedIn } from '../../../accounts/mentions.ts'
import { listStaff } from '../../../accounts/server/colleagues.ts'
import { assertPinsLeft } from '../notes.ts'
import { eventSubject, getSubject, pathTo } from '../subjects.ts'
import { recordNotes } from '../tables.ts'

export const addRecordNote: Handler<typeof recordCalls.addRecordNote> = async (
  { recordUid, text, pinned, files },
  { actor, tx, config },
) => {
  const subject = await getSubject(tx, actor, recordUid, 'write')
  if (text === '' && files.length === 0) throw new CallError('failed-precondition', 'Write a note, or attach a file.')
  for (const file of files) await getOwnAttachment(tx, actor, file.uid)
  if (pinned) await assertPinsLeft(tx, recordUid)
  const uid = newUid('record_note')
  const at = now()
  const byUid = accountOf(actor)
  await tx.insert(recordNotes).values({ uid, recordUid, text, byUid, at, files, pinnedAt: pinned ? at : null })
  await record(tx, actor, 'staff', 'record.note-added', eventSubject(subject), { context: { note: uid } })
  if (!text.includes('@')) return { uid }
  const staff = await listStaff(tx)
  const writer = staff.find((one) => one.uid === byUid)
  const mentioned = mentionedIn(text, staff).filter((one) => one !== writer)
  if (mentioned.length > 0)
    await notifyAccounts(tx, config, mentioned, `record-note:${uid}`, {
      kind: 'record.note-added',
      title: `${writer?.name ?? 'A colleague'} mentioned you in a note about ${subject.name}`,
      lines: [text],
      path: pathTo(recordUid),
      action: 'View note',
    })
  return { uid }
}
