import { newUid } from '../../../kit/contract/ids.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { deliveryOf } from '../delivery.ts'
import { listListeners } from './choices.ts'
import { pushTo } from './live-updates.ts'
import { mailOrHold } from './mailing.ts'
import { notifications } from './tables.ts'

/** What a person is told, as a notification in the product and as a mail. `path` is where both lead. */
export type NotificationContent = {
  kind: string
  title: string
  lines: readonly string[]
  path: string
  action: string
  mail?: boolean
  /** When what it asks is due, or what it tells of begins: a mail is not held until it is too late. */
  until?: Date
}

/**
 * Tells the people behind a profile, once per `key`: a notification, a mail unless `mail` is false, and a push to open pages.
 * Written with the action; the mail leaves through the outbox, when and if its person wants it (`deliveryOf`).
 */
export async function notify(
  tx: Tx,
  config: Config,
  profileUid: string,
  key: string,
  notification: NotificationContent,
): Promise<void> {
  await notifyAccounts(tx, config, await listMembers(tx, profileUid), key, notification)
}

/** Tells certain accounts; see `notify`. */
export async function notifyAccounts(
  tx: Tx,
  config: Config,
  people: readonly { uid: string; email: string }[],
  key: string,
  notification: NotificationContent,
): Promise<void> {
  const { kind, title, lines, path } = notification
  if (people.length === 0) return
  const at = now()
  const listeners = await listListeners(tx, people)
  const deliveries = new Map(
    listeners.map(({ uid, isStaff, choices }) => [
      uid,
      deliveryOf(choices, { kind, isStaff, until: notification.until }, at),
    ]),
  )
  const told = await tx
    .insert(notifications)
    .values(
      people.map(({ uid }) => {
        const hidden = !deliveries.get(uid)!.shown
        const isRead = hidden ? { readAt: at } : {}
        return {
          ...{ uid: newUid('notification'), key: `${key}:${uid}`, accountUid: uid },
          ...{ at, kind, title, body: lines.join(' '), path, hidden },
          ...isRead,
        }
      }),
    )
    .onConflictDoNothing()
    .returning({ uid: notifications.accountUid })
  const isNew = new Set(told.map(({ uid }) => uid))
  for (const person of people) {
    if (notification.mail === false || !isNew.has(person.uid)) continue
    await mailOrHold(tx, config, person, `${key}:${person.uid}`, notification, deliveries.get(person.uid)!)
  }
  await pushTo(tx, [...isNew], ['notification'])
}
