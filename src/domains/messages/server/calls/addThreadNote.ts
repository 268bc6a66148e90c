import { accountOf } from '../../../../access/roles.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { mentionedIn } from '../../../accounts/mentions.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { messageCalls } from '../../contract.ts'
import { listAssignees } from '../assign.ts'
import { pushToSide } from '../desk.ts'
import { noteSideOf, writeNote } from '../notes.ts'
import { threadPolicy } from '../policy.ts'
import { findParties } from '../view.ts'

export const addThreadNote: Handler<typeof messageCalls.addThreadNote> = async (
  { collabUid, key, text },
  { actor, tx, config },
) => {
  const collab = await getCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'addNote', collab)
  const note = await writeNote(tx, actor, collab, { key, text })
  const side = noteSideOf(actor, collab)
  await pushToSide(tx, [collab], side)
  if (!text.includes('@')) return note
  const readers = await listAssignees(tx, side, side === 'brand' ? [collab.brandUid] : [])
  const mentioned = mentionedIn(text, readers).filter(({ uid }) => uid !== accountOf(actor))
  if (mentioned.length === 0) return note
  const { brand, influencer } = (await findParties(tx, [collab]))(collab)
  const names = side === 'brand' ? influencer.name : `${brand.name} and ${influencer.name}`
  await notifyAccounts(tx, config, mentioned, `thread-note:${note.uid}`, {
    kind: 'thread.note-added',
    title: `${note.author} mentioned you in a note: ${names}`,
    lines: [text],
    path: `/app/dms?${side === 'brand' ? `uid=${collab.brandUid}&` : ''}collab=${collab.uid}`,
    action: 'View note',
  })
  return note
}
