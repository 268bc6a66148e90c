import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { defaultSettings, type Cell } from '../../delivery.ts'
import { lockSettings } from '../settings.ts'
import { openUnsubscribe, viewEnded } from '../unsubscribe-link.ts'
import { pushTo } from '../live-updates.ts'
import { record } from '../../../audit/server/record.ts'
import { notificationSettings } from '../tables.ts'

export const unsubscribe: Handler<typeof notificationCalls.unsubscribe> = async ({ token }, { actor, config, tx }) => {
  const { accountUid: whose } = await openUnsubscribe(tx, config, token)
  await lockSettings(tx, whose)
  const link = await openUnsubscribe(tx, config, token)
  if (viewEnded(link).ended) return viewEnded(link)
  const { accountUid, settings, topics, version } = link
  const cells = topics.filter((topic) => topic !== 'my-day').map((topic): Cell => `${topic}:mail`)
  const after = {
    ...defaultSettings,
    ...settings,
    accountUid,
    version: version + 1,
    off: [...new Set([...settings.off, ...cells])],
    myDay: settings.myDay && !topics.includes('my-day'),
  }
  await tx
    .insert(notificationSettings)
    .values(after)
    .onConflictDoUpdate({ target: notificationSettings.accountUid, set: after })
  const change = { before: { off: settings.off }, after: { off: after.off }, why: 'via the link in an email' }
  await record(tx, actor, 'clock', 'account.unsubscribed', { subjectUid: accountUid }, change)
  await pushTo(tx, [accountUid], ['notification-settings'])
  return viewEnded({ ...link, settings: after })
}
