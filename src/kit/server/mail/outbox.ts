import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { newUid } from '../../contract/ids.ts'
import { say } from '../bus.ts'
import { minuteMs, now, plus } from '../clock.ts'
import type { Db, Queryable } from '../database.ts'
import type { Log } from '../log.ts'
import { mails } from './tables.ts'

export type Mail = { subject: string; text: string; html: string }
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

type Sender = { send: (mail: Mail & { uid: string; to: string }) => Promise<void> }
const maxTries = 20
const batch = 50

/**
 * Sends what is due. Each row is locked while it is sent, so that two processes never send the same one; a failure is
 * tried again later, from one minute doubling to four hours, and given up after twenty tries.
 */
export async function sendDueMail(db: Db, sender: Sender, log: Log): Promise<number> {
  let sent = 0
  while ((await sendOne(db, sender, log)) && sent < batch * 20) sent += 1
  return sent
}

async function sendOne(db: Db, sender: Sender, log: Log): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, now())))
      .orderBy(mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return false
    const tries = mail.tries + 1
    try {
      await sender.send(mail)
      await tx.update(mails).set({ sentAt: now(), dueAt: null, tries, lastError: null }).where(eq(mails.uid, mail.uid))
    } catch (error) {
      const waitMs = Math.min(minuteMs * 2 ** (tries - 1), 240 * minuteMs)
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300)
      await tx
        .update(mails)
        .set({ tries, lastError, dueAt: tries >= maxTries ? null : plus(now(), waitMs) })
        .where(eq(mails.uid, mail.uid))
      log.warn({ mail: mail.uid, tries }, 'a mail could not be sent')
    }
    return true
  })
}

/** Mails not yet sent, for the metrics. */
export async function countWaitingMail(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) as count from mails where due_at is not null`)
  return Number(rows[0]?.count ?? 0)
}
