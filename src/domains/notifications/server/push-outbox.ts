import { createHash } from 'node:crypto'
import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import type { PushKeys, PushMessage, PushService } from '../../../adapters/push/push.ts'
import { say } from '../../../kit/server/bus.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { findOver } from '../../accounts/server/sessions.ts'
import { isOn } from '../delivery.ts'
import { findPushKeys } from './push-keys.ts'
import { settingsOf } from './settings.ts'
import { notifications, notificationSettings, pushDevices, pushes } from './tables.ts'

export const pushChannel = 'push'

type Row = typeof pushes.$inferSelect
/** So many leave at the same time. */
const lanes = 20
/** A try must be over by then; a process that was killed meanwhile leaves it to be tried again. */
const leaseMs = minuteMs
/** What could not be delivered for so long is read in the product. */
const longestMs = dayMs
/** As much of a notification as a lock screen shows. */
const mostLetters = 200

/** Puts notifications on their way to browsers, in the transaction that writes them. The same is pushed once to each. */
export async function postPushes(tx: Queryable, posted: readonly Omit<Row, 'createdAt' | 'tries'>[]): Promise<void> {
  if (posted.length === 0) return
  const createdAt = now()
  await tx
    .insert(pushes)
    .values(posted.map((one) => ({ ...one, createdAt })))
    .onConflictDoNothing()
  await say(tx, pushChannel, '')
}

/** Sends what is due. Each is claimed before it is sent, so that two processes never send the same one. */
export async function sendDuePushes(parts: { db: Db; config: Config; log: Log }, push: PushService): Promise<void> {
  const { db, config } = parts
  for (;;) {
    const claimed = await claim(db)
    if (claimed.length === 0) return
    const keys = await findPushKeys(db, config)
    const letters = await readLetters(db, claimed)
    const over = await findOver(
      db,
      letters.map(({ sessionUid }) => sessionUid),
    )
    await Promise.all(
      claimed.map(async (row) => {
        const letter = letters.find(({ key, deviceUid }) => key === row.key && deviceUid === row.deviceUid)
        if (letter && over.has(letter.sessionUid)) return forgetDevice(db, row)
        if (!letter || !keys || !isWanted(row, letter)) return forget(db, row)
        await send(parts, push, row, messageOf(keys, row, letter))
      }),
    )
  }
}

/** Takes the next that are due: nobody else finds them due until the lease ends. */
async function claim(db: Db): Promise<Row[]> {
  const at = now()
  const next = db
    .select({ key: pushes.key, deviceUid: pushes.deviceUid })
    .from(pushes)
    .where(lte(pushes.dueAt, at))
    .orderBy(asc(pushes.dueAt))
    .limit(lanes)
    .for('update', { skipLocked: true })
  return db
    .update(pushes)
    .set({ dueAt: plus(at, leaseMs), tries: sql`${pushes.tries} + 1` })
    .where(sql`(${pushes.key}, ${pushes.deviceUid}) in (${next})`)
    .returning()
}

type Letter = Awaited<ReturnType<typeof readLetters>>[number]

/** What they say now, and to whom. */
async function readLetters(db: Db, claimed: readonly Row[]) {
  return db
    .select({
      key: pushes.key,
      deviceUid: pushes.deviceUid,
      sessionUid: pushDevices.sessionUid,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
      title: notifications.title,
      body: notifications.body,
      path: notifications.path,
      isRead: sql<boolean>`${notifications.readAt} is not null and not ${notifications.hidden}`,
      settings: notificationSettings,
      unread: sql<number>`(select count(*)::int from ${notifications} n
        where n.account_uid = ${pushDevices.accountUid} and n.read_at is null)`,
    })
    .from(pushes)
    .innerJoin(pushDevices, eq(pushDevices.uid, pushes.deviceUid))
    .innerJoin(notifications, eq(notifications.key, pushes.key))
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, pushDevices.accountUid))
    .where(or(...claimed.map((one) => is(one))))
}

/** Not what was read elsewhere, is over, was switched off meanwhile, or could not be delivered for a day. */
function isWanted({ topic, until, createdAt }: Row, { isRead, settings }: Letter): boolean {
  const at = now()
  if (isRead || (until && until <= at) || createdAt < plus(at, -longestMs)) return false
  return topic === null || isOn(settingsOf(settings), topic, 'push')
}

function messageOf(keys: PushKeys, { key, until }: Row, letter: Letter): PushMessage {
  const { endpoint, p256dh, auth, title, path, unread } = letter
  const body = letter.body.length > mostLetters ? `${letter.body.slice(0, mostLetters - 1).trimEnd()}…` : letter.body
  const tag = createHash('sha256').update(key).digest('base64url').slice(0, 32)
  const leftMs = until ? Math.min(until.getTime() - now().getTime(), longestMs) : longestMs
  return {
    to: { endpoint, p256dh, auth },
    payload: JSON.stringify({ title, body, path, tag, unread }),
    keys,
    ttlSeconds: Math.ceil(leftMs / 1_000),
    isUrgent: leftMs < longestMs,
    topic: tag,
  }
}

async function send(
  { db, log }: { db: Db; log: Log },
  push: PushService,
  row: Row,
  message: PushMessage,
): Promise<void> {
  const outcome = await push.send(message)
  if (outcome.is === 'gone') return forgetDevice(db, row)
  if (outcome.is === 'refused') log.warn({ device: row.deviceUid, why: outcome.why }, 'a push was refused')
  if (outcome.is !== 'later') return forget(db, row)
  const waitMs = outcome.afterMs ?? Math.min(minuteMs * 2 ** (row.tries - 1), hourMs)
  await db
    .update(pushes)
    .set({ dueAt: plus(now(), waitMs) })
    .where(is(row))
}

const is = ({ key, deviceUid }: Pick<Row, 'key' | 'deviceUid'>) =>
  and(eq(pushes.key, key), eq(pushes.deviceUid, deviceUid))

async function forget(db: Db, row: Row): Promise<void> {
  await db.delete(pushes).where(is(row))
}

/** The browser takes none any more, or nobody is signed in there: with it goes what is on its way. */
async function forgetDevice(db: Db, { deviceUid }: Row): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.uid, deviceUid))
}
