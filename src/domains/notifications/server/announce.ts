import { sql } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { collector } from '../../../kit/server/at-end.ts'
import { say } from '../../../kit/server/bus.ts'
import { isCatchingUp } from '../../../kit/server/catching-up.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { deliveryOf } from '../delivery.ts'
import { isBurst, mailNotifications, mostAtOnce } from './mailing.ts'
import { postPushes } from './push-outbox.ts'
import { type Audience, findRecipients, type Recipient } from './recipients.ts'
import { notifications } from './tables.ts'

export const liveChannel = 'live'
/** The ids of so many accounts fit into one message. */
const mostTogether = 100

/** A notification, in the product and by email. `path` is where both lead. */
export type NotificationContent = {
  kind: string
  title: string
  lines: readonly string[]
  path: string
  action: string
  /** Where the email leads instead, when it opens something that signing in would. It is in no list of the product. */
  mailPath?: string
  mail?: boolean
  /** How an email that leaves at once can be replied to: what it quotes, and for each account the address that takes its reply. */
  reply?: { text: string; addresses: ReadonlyMap<string, string> }
  /** When what it asks is due, or what it tells of begins: an email is not delayed until it is too late. */
  until?: Date
}

/**
 * When the first of somebody's newest came, of as many as make a burst; null while there are fewer, or while they read along.
 * What is not shown to them counts as read when it comes.
 */
const oldestOfUnseen = sql<Date | null>`(select min(n.at) from (
  select n.at, n.read_at from ${notifications} n where n.account_uid = ${notifications}.account_uid
  order by n.uid desc limit ${mostAtOnce}) n
  having count(*) = ${mostAtOnce} and bool_and(n.read_at is null or n.read_at = n.at))`

/** The open pages of an audience fetch again whatever shows a touched kind of record. */
type Push = { audience: Audience; touches: readonly string[] }
/** An audience is notified, each once for the key. */
type Notification = { audience: Audience; config: Config; key: string; content: NotificationContent }

/** All that an action makes known to people, in as many statements for many as for one. */
export const announce = collector<Push | Notification>(async (tx, announced) => {
  const pushes = announced.filter((one) => 'touches' in one)
  const notified = announced.filter((one) => 'content' in one)
  const behind = pushes.map(({ audience: { profiles = [], managedBrands = [] } }) => ({ profiles, managedBrands }))
  const recipientsOf = await findRecipients(tx, [...behind, ...notified.map(({ audience }) => audience)])
  const touched = new Map<string, Set<string>>()
  const touch = (uid: string, touches: readonly string[]) =>
    touched.set(uid, new Set([...(touched.get(uid) ?? []), ...touches]))
  for (const { audience, touches } of pushes) {
    for (const { uid } of recipientsOf({ ...audience, accounts: [] })) touch(uid, touches)
    for (const uid of audience.accounts ?? []) touch(uid, touches)
  }
  for (const { uid } of await writeNotifications(tx, notified, recipientsOf)) touch(uid, ['notification'])
  await push(tx, touched)
})

/** Writes what is new, its mail and its pushes; answers whom it is for. */
async function writeNotifications(
  tx: Queryable,
  notified: readonly Notification[],
  recipientsOf: (audience: Audience) => Recipient[],
): Promise<{ uid: string }[]> {
  const at = now()
  // What became due while nothing ran comes as one mail from the first on.
  const catchingUp = isCatchingUp()
  const all = notified.flatMap(({ audience, config, key, content }) =>
    recipientsOf(audience).map((person) => {
      const { isStaff, settings, uid } = person
      const delivery = deliveryOf(settings, { kind: content.kind, isStaff, until: content.until }, at)
      return { key: `${key}:${uid}`, person, config, content, delivery }
    }),
  )
  if (all.length === 0) return []
  const rows = all.map(({ key, person, content: { kind, title, lines, path }, delivery: { shown } }) => ({
    uid: newUid('notification'),
    key,
    accountUid: person.uid,
    at,
    kind,
    title,
    body: lines.join(' '),
    path,
    hidden: !shown,
    readAt: shown ? null : at,
  }))
  const inserted = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({
      key: notifications.key,
      uid: notifications.accountUid,
      earlier: oldestOfUnseen.mapWith(notifications.at),
    })
  const written = new Map(inserted.map(({ key, earlier }) => [key, catchingUp || isBurst(earlier, at)]))
  await postPushes(
    tx,
    all.flatMap(({ key, person: { devices }, content: { until = null }, delivery: { topic, push } }) =>
      // Many at once come as one mail, and not as so many buzzes.
      written.get(key) === false && push !== false
        ? devices.map((deviceUid) => ({ key, deviceUid, topic, until, dueAt: push ?? at }))
        : [],
    ),
  )
  const mailed = all.flatMap((one) => {
    const inBurst = written.get(one.key)
    if (one.content.mail === false || inBurst === undefined) return []
    written.delete(one.key)
    return [{ ...one, inBurst }]
  })
  await mailNotifications(tx, mailed)
  return inserted
}

/** One message for all accounts whose pages have the same to fetch. */
async function push(tx: Queryable, touched: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  const groups = Map.groupBy(touched, ([, touches]) => [...touches].toSorted().join())
  for (const group of groups.values()) {
    const touches = [...(group[0]?.[1] ?? [])]
    await sayTo(
      tx,
      group.map(([uid]) => uid),
      { touches },
    )
  }
}

/** Tells the open pages of accounts something, in as many messages as it takes to name them all. */
export async function sayTo(tx: Queryable, accountUids: readonly string[], what: object): Promise<void> {
  for (let from = 0; from < accountUids.length; from += mostTogether) {
    const to = accountUids.slice(from, from + mostTogether)
    await say(tx, liveChannel, JSON.stringify({ to, ...what }))
  }
}
