import { and, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { one } from '../../contract/must.ts'
import { makeUid } from '../../contract/uid.ts'
import { collector } from '../at-end.ts'
import { say } from '../bus.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../clock.ts'
import type { Db, Queryable, Tx } from '../database.ts'
import type { Log } from '../log.ts'
import type { CalendarPart } from './calendar-part.ts'
import { MailFailure, type Obstacle } from './failure.ts'
import { mails } from './tables.ts'

/** What is sent. `unsubscribeUrl` ends this kind of mail by one POST; mail that cannot be ended has none. */
export type Mail = {
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string | null
  replyTo?: string | null
  calendar?: CalendarPart | null
}
/** `urgent`: somebody waits before the screen for it, such as for a sign-in link; it leaves before all others. */
export type Urgency = 'urgent' | 'usual'
export const mailChannel = 'mail'

/** Puts a mail into the outbox of the same transaction. The same key is sent once, however often it is asked for. */
export async function postMail(
  tx: Queryable,
  key: string,
  to: string,
  mail: Mail,
  urgency: Urgency = 'usual',
): Promise<void> {
  const at = now()
  await posting(tx, {
    uid: makeUid('mail'),
    key,
    to,
    ...mail,
    isUrgent: urgency === 'urgent',
    createdAt: at,
    dueAt: at,
  })
}

const posting = collector<typeof mails.$inferInsert>(async (tx, posted) => {
  const made = await tx.insert(mails).values(posted).onConflictDoNothing().returning({ uid: mails.uid })
  if (made.length > 0) await say(tx, mailChannel, '')
})

/** What carries mail away. `keepsText`: it has no other copy, so that the text stays here after sending. */
type Sender = { send: (mail: Mail & { uid: string; to: string }) => Promise<void>; keepsText?: boolean }
type Row = typeof mails.$inferSelect

/** The longest wait between two tries of a mail. Where nothing leaves at all, one that is tried within the hour finds out. */
const longestWaitMs = { mail: 3 * dayMs, server: hourMs }
/** A try must be over by then (`smtp.ts`); a process that was killed meanwhile leaves the mail to be tried again. */
const leaseMs = minuteMs
/** Failures in a row that mean the server is down, so that the rest waits as well. */
const failuresInRow = 3
const batch = 1_000
/** How many leave at the same time once one has left: as many as the sender keeps connections. */
export const lanes = 5

/** Every mail has left when it was written: for records that begin in the past. */
export async function markAllSent(tx: Tx): Promise<void> {
  await tx.update(mails).set({ sentAt: mails.createdAt, dueAt: null }).where(isNotNull(mails.dueAt))
}

/**
 * Sends what is due. Each mail is claimed before it is sent, so that two processes never send the same one, and no
 * connection is held while the mail server is spoken to. Only a mailbox that does not exist ends a mail; every other
 * failure is tried again, after a minute and then twice as long each time. The first that leaves shows that the server is
 * back: what waited for it alone leaves as well, several at a time. Answers how many were sent.
 */
export async function sendDueMail(db: Db, sender: Sender, log: Log): Promise<number> {
  let sent = 0
  let failures = 0
  const sendUntil = async (isOver: () => boolean) => {
    while (sent < batch && failures < failuresInRow && !isOver()) {
      const mail = await claimMail(db)
      if (!mail) return
      const obstacle = await trySending(db, sender, mail)
      if (obstacle === null) {
        sent += 1
        failures = 0
      } else {
        if (obstacle !== 'address') failures += 1
        log.warn({ mail: mail.uid, tries: mail.tries, obstacle }, 'an email could not be sent')
      }
    }
  }
  await sendUntil(() => sent > 0)
  if (sent === 0) return 0
  await releaseWaitingMail(db)
  await Promise.all(Array.from({ length: lanes }, () => sendUntil(() => false)))
  return sent
}

/** Makes due at once what waits for the mail server: it answered, or its settings may have been mended since. */
export async function releaseWaitingMail(db: Queryable): Promise<void> {
  const at = now()
  await db
    .update(mails)
    .set({ dueAt: at })
    .where(and(eq(mails.obstacle, 'server'), gt(mails.dueAt, at)))
}

/** Takes the next due mail: nobody else finds it due until the lease ends. */
async function claimMail(db: Db): Promise<Row | null> {
  const at = now()
  const next = db
    .select({ uid: mails.uid })
    .from(mails)
    .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, at)))
    .orderBy(desc(mails.isUrgent), mails.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mails)
    .set({ dueAt: plus(at, leaseMs), tries: sql`${mails.tries} + 1` })
    .where(eq(mails.uid, sql`(${next})`))
    .returning()
  return mail ?? null
}

/** One try; answers the obstacle, or null once it has left. Links in a mail that has left open doors: its text is not kept. */
async function trySending(db: Db, sender: Sender, mail: Row): Promise<Obstacle | null> {
  try {
    await sender.send(mail)
  } catch (error) {
    const obstacle = error instanceof MailFailure ? error.obstacle : 'server'
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    const dueAt = obstacle === 'address' ? null : plus(now(), waitMs(mail.tries, obstacle))
    await db.update(mails).set({ obstacle, lastError, dueAt }).where(eq(mails.uid, mail.uid))
    return obstacle
  }
  const kept = sender.keepsText ? {} : { text: '', html: '', unsubscribeUrl: null, replyTo: null, calendar: null }
  await db
    .update(mails)
    .set({ sentAt: now(), dueAt: null, obstacle: null, lastError: null, ...kept })
    .where(eq(mails.uid, mail.uid))
  return null
}

function waitMs(tries: number, obstacle: 'mail' | 'server'): number {
  return Math.min(minuteMs * 2 ** Math.min(tries - 1, 20), longestWaitMs[obstacle])
}

export type MailState = {
  /** Not yet sent. */
  waiting: number
  /** Of these: failed at least once. */
  failing: number
  /** Refused for good in the last seven days: nobody has that address. */
  refused: number
  /** What the server said at the newest failure that is still waiting. */
  lastError: string | null
  lastSentAt: Date | null
}

/** How mail does, for the metrics and for the team. */
export async function readMailState(db: Queryable): Promise<MailState> {
  const waiting = isNotNull(mails.dueAt)
  const failing = and(waiting, isNotNull(mails.obstacle))
  const refused = and(eq(mails.obstacle, 'address'), gt(mails.createdAt, plus(now(), -7 * dayMs)))
  const howMany = (where: SQL | undefined) => sql<number>`(select count(*)::int from ${mails} where ${where})`
  const newest = (column: AnyPgColumn, where: SQL | undefined) =>
    sql`(select ${column} from ${mails} where ${where} order by ${mails.uid} desc limit 1)`
  const found = await db
    .select({
      waiting: howMany(waiting),
      failing: howMany(failing),
      refused: howMany(refused),
      lastError: sql<string | null>`${newest(mails.lastError, failing)}`,
      lastSentAt: sql<Date | null>`${newest(mails.sentAt, isNotNull(mails.sentAt))}`.mapWith(mails.sentAt),
    })
    .from(sql`(values (1)) as once`)
  return one(found)
}
