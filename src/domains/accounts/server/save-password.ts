import { eq } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { Account } from './accounts.ts'
import { endEmailChange } from './email-change.ts'
import { passwordChangedMail } from './mails.ts'
import { recordSecurityEvent, type Visitor } from './security-events.ts'
import { closeSessions } from './sessions.ts'
import { endSignInLinks } from './sign-in-links.ts'
import { accounts } from './tables.ts'

/** Sets a password. Every session but the one given ends, and every link. */
export async function savePassword(
  tx: Tx,
  config: Config,
  account: Account,
  passwordHash: string,
  visitor: Visitor,
  currentSessionUid: string | null,
): Promise<void> {
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.uid, account.uid))
  await closeSessions(tx, account.uid, { except: currentSessionUid })
  await endSignInLinks(tx, account.uid)
  await endEmailChange(tx, account.uid)
  // A first password is no change of one.
  if (account.passwordHash === null) return
  await recordSecurityEvent(tx, account.uid, 'password-changed', visitor)
  await postMail(tx, `password:${passwordHash.slice(-24)}`, account.email, passwordChangedMail(config))
}
