import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { newUid } from '../../contract/ids.ts'
import { say } from '../bus.ts'
import { minuteMs, now, plus } from '../clock.ts'
import type { Db, Queryable } from '../database.ts'
import type { Log } from '../log.ts'
import { mails } from './tables.ts'

/** What is sent. `unsubscribeUrl` ends this kind of mail by one POST; mail that cannot be ended has none. */
export type Mail = { subject: string; text: string; html: string; unsubscribeUrl?: string | null }
export const mailChannel = 'mail'

/** Puts a mail into the outbox of the same transaction. The same key is sent once, however often it is asked for. */
export async function postMail(tx: Queryable, key: string, to: string, mail: Mail): Promise<void> {
  const at = now()
  const made = await tx
    .insert(mails)
    .values({ uid: newUid('mail'), key, to, ...mail, createdAt: at, dueAt: at })
    .onConflictDoNothing()
    .returning({ uid: mails.uid })
  if (made.length > 0) await say(tx, mailChannel, '')
}

/** What carries mail away. `keepsText`: it has no other copy, so that the text stays here after sending. */
type Sender = { send: (mail: Mail & { uid: string; to: string }) => Promise<void>; keepsText?: boolean }
type Row = typeof mails.$inferSelect

const maxTries = 20
/** A try must be over by then; a process that was killed meanwhile leaves the mail to be tried again. */
const leaseMs = 5 * minuteMs
/** Failures in a row that mean the server is down, so that the rest waits as well. */
const givesUpAfter = 3
const batch = 1_000

/**
 * Sends what is due. Each mail is claimed before it is sent, so that two processes never send the same one, and no
 * connection is held while the mail server is spoken to. A failure is tried again later, from one minute doubling to four
 * hours, and given up after twenty tries, or at once when the server will not have it. Answers how many were sent.
 */
export async function sendDueMail(db: Db, sender: Sender, log: Log): Promise<number> {
  let sent = 0
  let failures = 0
  while (sent < batch && failures < givesUpAfter) {
    const mail = await claimMail(db)
    if (!mail) break
    const result = await trySending(db, sender, mail)
    if (result === 'sent') {
      sent += 1
      failures = 0
    } else {
      if (result === 'failed') failures += 1
      log.warn({ mail: mail.uid, tries: mail.tries }, 'a mail could not be sent')
    }
  }
  return sent
}

/** Takes the next due mail: nobody else finds it due until the lease ends. */
async function claimMail(db: Db): Promise<Row | null> {
  const at = now()
  const next = db
    .select({ uid: mails.uid })
    .from(mails)
    .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, at)))
    .orderBy(mails.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mails)
    .set({ dueAt: plus(at, leaseMs), tries: sql`${mails.tries} + 1` })
    .where(eq(mails.uid, sql`(${next})`))
    .returning()
  return mail ?? null
}

/**
 * `refused`: the server said for good that it does not take this mail (5xx, RFC 5321 §4.2.1); it is not tried again, and says
 * nothing about the others. Links in a mail that has left open doors: its text is not kept.
 */
async function trySending(db: Db, sender: Sender, mail: Row): Promise<'sent' | 'failed' | 'refused'> {
  try {
    await sender.send(mail)
  } catch (error) {
    const waitMs = Math.min(minuteMs * 2 ** (mail.tries - 1), 240 * minuteMs)
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    const isRefused = Number((error as { responseCode?: number }).responseCode) >= 500
    const dueAt = isRefused || mail.tries >= maxTries ? null : plus(now(), waitMs)
    await db.update(mails).set({ lastError, dueAt }).where(eq(mails.uid, mail.uid))
    return isRefused ? 'refused' : 'failed'
  }
  const kept = sender.keepsText ? {} : { text: '', html: '', unsubscribeUrl: null }
  await db
    .update(mails)
    .set({ sentAt: now(), dueAt: null, lastError: null, ...kept })
    .where(eq(mails.uid, mail.uid))
  return 'sent'
}

/** Mails not yet sent, for the metrics. */
export async function countWaitingMail(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from mails where due_at is not null`,
  )
  return Number(rows[0]?.count ?? 0)
}
