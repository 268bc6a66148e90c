import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { getOwnDocument, getOwnFile, getOwnVoiceNote } from '../../../media/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { findClosure, getMessageOf } from '../reads.ts'
import { viewMessages } from '../view.ts'
import { notifyOfMessage, writeMessage } from '../write.ts'

export const sendMessage: Handler<typeof messageCalls.sendMessage> = async (
  { collabUid, key, text, pictures, documents, voice, replyTo },
  acting,
) => {
  const { actor, tx, config } = acting
  const collab = await lockCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'send', collab)
  if (text === '' && pictures.length === 0 && documents.length === 0 && !voice)
    throw new CallError('failed-precondition', 'Write a message, or add a photo, a PDF or a voice note.')
  const closed = await findClosure(tx, collab, sideOn(actor, collab))
  if (closed) throw new CallError('failed-precondition', closed)
  for (const file of pictures) await getOwnFile(tx, actor, file)
  for (const { uid } of documents) await getOwnDocument(tx, actor, uid)
  if (voice) await getOwnVoiceNote(tx, actor, voice)
  if (replyTo) await getMessageOf(tx, collabUid, replyTo)
  const { message, isNew } = await writeMessage(acting, collab, {
    key,
    text,
    pictures,
    documents,
    voice: voice ?? null,
    replyToUid: replyTo ?? null,
  })
  const view = one(await viewMessages({ db: tx, actor, config }, collab, [message]))
  if (isNew) {
    await notifyOfMessage(acting, collab, message, view.author)
    await pushToProfiles(tx, [collab.brandUid, collab.influencerUid], ['message'])
  }
  return view
}
