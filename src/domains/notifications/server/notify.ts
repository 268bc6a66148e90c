import { newUid } from '../../../access/server/new-uid.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { deliveryOf } from '../delivery.ts'
import { listRecipients } from './settings.ts'
import { pushTo } from './live-updates.ts'
import { sendOrDelay } from './mailing.ts'
import { notifications } from './tables.ts'

/** A notification, in the product and by email. `path` is where both lead. */
export type NotificationContent = {
  kind: string
  title: string
  lines: readonly string[]
  path: string
  action: string
  mail?: boolean
  /** When what it asks is due, or what it tells of begins: an email is not delayed until it is too late. */
  until?: Date
}

/**
 * Notifies the people behind a profile, once per `key`: in the product, by email unless `mail` is false, and a push to open pages.
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

/** Notifies certain accounts; see `notify`. */
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
  const recipients = await listRecipients(tx, people)
  const deliveries = new Map(
    recipients.map(({ uid, isStaff, settings }) => [
      uid,
      deliveryOf(settings, { kind, isStaff, until: notification.until }, at),
    ]),
  )
  const inserted = await tx
    .insert(notifications)
    .values(
      people.map(({ uid }) => {
        const hidden = !mustGet(deliveries, uid).shown
        return {
          uid: newUid('notification'),
          key: `${key}:${uid}`,
          accountUid: uid,
          at,
          kind,
          title,
          body: lines.join(' '),
          path,
          hidden,
          readAt: hidden ? at : null,
        }
      }),
    )
    .onConflictDoNothing()
    .returning({ uid: notifications.accountUid })
  const isNew = new Set(inserted.map(({ uid }) => uid))
  for (const person of people) {
    if (notification.mail === false || !isNew.has(person.uid)) continue
    await sendOrDelay(tx, config, person, `${key}:${person.uid}`, notification, mustGet(deliveries, person.uid))
  }
  await pushTo(tx, [...isNew], ['notification'])
}
