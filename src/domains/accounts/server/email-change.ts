import { and, eq, gt, or } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { signInTexts } from '../texts.ts'
import { type Account, findAccountByEmail, getAccount } from './accounts.ts'
import { addressTakenMail, emailChangedMail, emailChangeMail } from './mails.ts'
import { recordSecurityEvent, type Visitor } from './security-events.ts'
import { closeSessions } from './sessions.ts'
import { endSignInLinks } from './sign-in-links.ts'
import { accounts, emailChanges } from './tables.ts'
import { hashSecret, makeSecret } from './tokens.ts'

/** Both addresses have this long to agree. */
const emailChangeMs = dayMs

type EmailChange = typeof emailChanges.$inferSelect
/** Which of the two addresses a link was mailed to. */
export type EmailSide = 'old' | 'new'

/** The change that an account waits for, if any. */
export async function findEmailChange(db: Queryable, accountUid: string): Promise<EmailChange | null> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountUid, accountUid), gt(emailChanges.expiresAt, now())))
  return change ?? null
}

/**
 * Asks both addresses, in place of what was asked before. Whose address it is already hears that somebody tried, and the
 * change waits for ever: who asks learns nothing. `sessionUid` is the browser that stays signed in. Answers until when it waits.
 */
export async function startEmailChange(
  tx: Tx,
  config: Config,
  { account, newEmail, sessionUid }: { account: Account; newEmail: string; sessionUid: string | null },
): Promise<Date> {
  const [forOld, forNew] = [makeSecret(), makeSecret()]
  const at = now()
  const change: EmailChange = {
    accountUid: account.uid,
    newEmail,
    oldTokenHash: forOld.hash,
    newTokenHash: forNew.hash,
    sessionUid,
    requestedAt: at,
    expiresAt: plus(at, emailChangeMs),
    oldAgreedAt: null,
    newAgreedAt: null,
  }
  await tx.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.accountUid, set: change })
  const isTaken = (await findAccountByEmail(tx, newEmail)) !== null
  const toNew = isTaken ? addressTakenMail(config) : emailChangeMail(config, { side: 'new', newEmail, ...forNew })
  await postMail(tx, `email-change:${forNew.hash.slice(0, 12)}`, newEmail, toNew)
  const toOld = emailChangeMail(config, { side: 'old', newEmail, ...forOld })
  await postMail(tx, `email-change:${forOld.hash.slice(0, 12)}`, account.email, toOld)
  return change.expiresAt
}

/** Takes back what an account waits for. Answers whether there was anything. */
export async function endEmailChange(tx: Tx, accountUid: string): Promise<boolean> {
  const gone = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.accountUid, accountUid))
    .returning({ uid: emailChanges.accountUid })
  return gone.length > 0
}

/** What a mailed link is about. Throws not-found where it opens nothing any more. */
export async function getEmailChangeOf(
  db: Queryable,
  token: string,
  lock = false,
): Promise<{ change: EmailChange; side: EmailSide }> {
  const hash = hashSecret(token)
  const query = db
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)))
  const [change] = await (lock ? query.for('update') : query)
  // What was agreed to, or given up, is gone.
  if (!change) throw new CallError('not-found', 'This link has already been used, or the change was cancelled.')
  if (change.expiresAt <= now())
    throw new CallError('not-found', 'This link has expired. Start the change again from your account page.')
  return { change, side: change.oldTokenHash === hash ? 'old' : 'new' }
}

/** One address agrees. With the second one the account moves, and every browser but the one that asked is signed out. */
export async function agreeToEmailChange(
  tx: Tx,
  config: Config,
  { change, side }: { change: EmailChange; side: EmailSide },
  visitor: Visitor,
): Promise<'changed' | 'waiting'> {
  const { accountUid, newEmail } = change
  const agreed = side === 'old' ? { oldAgreedAt: now() } : { newAgreedAt: now() }
  const { oldAgreedAt, newAgreedAt } = { ...change, ...agreed }
  if (!oldAgreedAt || !newAgreedAt) {
    await tx.update(emailChanges).set(agreed).where(eq(emailChanges.accountUid, accountUid))
    return 'waiting'
  }
  const { email: oldEmail } = await getAccount(tx, accountUid)
  await moveAccount(tx, accountUid, newEmail)
  await endEmailChange(tx, accountUid)
  await closeSessions(tx, accountUid, { except: change.sessionUid })
  await endSignInLinks(tx, accountUid)
  await recordSecurityEvent(tx, accountUid, 'email-changed', visitor)
  const key = `email-changed:${change.newTokenHash.slice(0, 12)}`
  for (const to of [oldEmail, newEmail]) await postMail(tx, `${key}:${to}`, to, emailChangedMail(config, newEmail))
  return 'changed'
}

/** An address that was taken in the meantime is refused with `aborted`: its owner is who hears it. */
async function moveAccount(tx: Tx, accountUid: string, email: string): Promise<void> {
  try {
    await tx.update(accounts).set({ email }).where(eq(accounts.uid, accountUid))
  } catch (error) {
    if (sqlState(error) === '23505') throw new CallError('aborted', signInTexts.taken)
    throw error
  }
}
