import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import type { messageCalls } from '../../contract.ts'
import { lockSupportThread, pushSupport, sideOfAsker, writeToSupport } from '../support.ts'

export const replyToSupportThread: Handler<typeof messageCalls.replyToSupportThread> = async (
  { uid, key, text },
  { actor, config, tx },
) => {
  const thread = await lockSupportThread(tx, actor, uid)
  if (!(await writeToSupport(tx, actor, { supportUid: uid, key, text }))) return { done: true }
  const byStaff = isStaff(actor)
  await record(tx, actor, byStaff ? 'staff' : sideOfAsker(thread.profileUid), 'support.replied', { subjectUid: uid })
  await pushSupport(tx, thread.accountUid)
  const id = `${uid}:${key}`
  if (!byStaff)
    await notifyAdmins(tx, config, id, {
      kind: 'support.replied',
      title: `${thread.name} wrote to support again`,
      lines: [`“${text}”`],
      path: `/app/dms?box=support&support=${uid}`,
      action: 'Read and reply',
    })
  else if (thread.accountUid)
    await notifyAccounts(tx, config, [{ uid: thread.accountUid }], id, {
      kind: 'support.replied',
      title: 'Support replied',
      lines: [`“${text}”`],
      path: `/app/dms?box=support&support=${uid}`,
      action: 'Read and reply',
    })
  else {
    const words = {
      subject: 'Our reply to your message',
      lines: [`Hi ${thread.name},`, text],
      links: [{ label: 'Write to us again', url: `${config.publicUrl}/support` }],
    }
    await postMail(tx, id, thread.email, writeMail(config.PRODUCT_NAME, words))
  }
  return { done: true }
}
