import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { asBefore, type Cell } from '../../delivery.ts'
import { lockChoices } from '../choices.ts'
import { openUnsubscribe, viewEnded } from '../end-mail.ts'
import { pushTo, record } from '../record.ts'
import { noticeChoices } from '../tables.ts'

export const unsubscribe: Handler<typeof noticeCalls.unsubscribe> = async ({ token }, { actor, config, tx }) => {
  const { accountUid: whose } = await openUnsubscribe(tx, config, token)
  await lockChoices(tx, whose)
  const link = await openUnsubscribe(tx, config, token)
  if (viewEnded(link).ended) return viewEnded(link)
  const { accountUid, choices, topics, version } = link
  const cells = topics.filter((topic) => topic !== 'my-day').map((topic): Cell => `${topic}:mail`)
  const after = {
    ...{ ...asBefore, ...choices, accountUid, version: version + 1 },
    off: [...new Set([...choices.off, ...cells])],
    myDay: choices.myDay && !topics.includes('my-day'),
  }
  await tx.insert(noticeChoices).values(after).onConflictDoUpdate({ target: noticeChoices.accountUid, set: after })
  const change = { before: { off: choices.off }, after: { off: after.off }, why: 'by the link in a mail' }
  await record(tx, actor, 'clock', 'account.mail-ended', { subjectUid: accountUid }, change)
  await pushTo(tx, [accountUid], ['notice-choices'])
  return viewEnded({ ...link, choices: after })
}
