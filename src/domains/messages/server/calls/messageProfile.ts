import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { messageCalls } from '../../contract.ts'
import { fillFields, unknownFieldWords } from '../../message-fields.ts'
import { loadRecipients } from '../outreach.ts'
import { pushSupport, writeToSupport } from '../support.ts'
import { supportThreads } from '../tables.ts'

export const messageProfile: Handler<typeof messageCalls.messageProfile> = async (
  { profileUid, text },
  { actor, config, tx },
) => {
  const { brandUid, sender, people } = await loadRecipients(tx, actor, profileUid)
  const unknown = unknownFieldWords(text)
  if (unknown) throw new CallError('failed-precondition', unknown)
  const about = brandUid ? { brandUid: profileUid } : { influencerUid: profileUid }
  for (const { uid: accountUid, email, displayName, values } of people) {
    const uid = newUid('support_thread')
    const words = fillFields(text, values)
    const at = now()
    const thread = { uid, accountUid, profileUid, name: displayName, email, topic: 'other' as const }
    await tx.insert(supportThreads).values({ ...thread, createdAt: at, lastAt: at, lastText: '' })
    await writeToSupport(tx, actor, { supportUid: uid, key: 'first', text: words })
    await notifyAccounts(tx, config, [{ uid: accountUid }], uid, {
      kind: 'support.message',
      title: `Message from ${sender}`,
      lines: [`“${words}”`],
      path: `/app/dms?uid=${profileUid}&box=support&support=${uid}`,
      action: 'Read and reply',
    })
    await pushSupport(tx, accountUid)
    await record(tx, actor, 'staff', 'support.sent', { subjectUid: profileUid, ...about }, { why: words })
  }
  return { people: people.length }
}
