import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { findAccountByEmail } from './accounts.ts'
import { passwordResetMail, signInMail } from './mails.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { closeAllSessions, openSession } from './sessions.ts'
import { endSignInLinks, makeSignInLink, useSignInLink } from './sign-in-links.ts'
import { accounts, staff } from './tables.ts'

/** The sign-in errors of the seed's catalogue (§8), word for word. */
const texts = {
  wrongPassword:
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  noAccount: "No account found with this email. Please check your email or sign up if you're a new user.",
  disabled: 'This account has been disabled. Please contact support.',
  failed: 'Login Failed! Please check your password or contact support.',
  adminNeedsPassword: 'Admin accounts must use password login',
  linkUsed: 'This sign-in link has been used or has ended. Please ask for a new one.',
} as const

type Visitor = { address: string; device: string }
type LinkRequest = { email: string; purpose: 'sign-in' | 'password-reset' }

/** Where accounts are not revealed, asking for a link takes this long at least, so that the time does not tell. */
const evenMs = 300

/** Every way in. Each answers the token of a new session's cookie. */
export function signIn(database: Database, config: Config) {
  const { db } = database
  const reveal = config.REVEAL_ACCOUNT_EXISTENCE === 'on'
  const perAddress = sharedLimiter(database, 'sign-in-address', 50, 900)
  const perAccount = sharedLimiter(database, 'sign-in-account', 10, 900)
  const links = sharedLimiter(database, 'sign-in-link', 8, 900)

  const refuse = (text: string) => new CallError('unauthenticated', reveal ? text : texts.failed)
  const open = (accountUid: string, visitor: Visitor) =>
    db.transaction((tx) => openSession(tx, accountUid, visitor.device))

  return {
    async withPassword(input: { email: string; password: string }, visitor: Visitor): Promise<string> {
      await perAddress.take(visitor.address)
      await perAccount.take(input.email)
      const account = await findAccountByEmail(db, input.email)
      const matches = await passwordMatches(account?.passwordHash ?? null, input.password)
      if (!account) throw refuse(texts.noAccount)
      if (!matches) throw refuse(texts.wrongPassword)
      if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
      await perAccount.reset(input.email)
      return open(account.uid, visitor)
    },

    /** Mails a link. An unknown address is told so, or, when accounts are not revealed, answered as a known one. */
    async requestLink(input: LinkRequest, visitor: Visitor): Promise<void> {
      await perAddress.take(visitor.address)
      await links.take(input.email)
      if (reveal) return mailLink(input)
      await Promise.all([mailLink(input), setTimeout(evenMs)])
    },

    async withLink(input: { email: string; token: string }, visitor: Visitor): Promise<string> {
      await perAddress.take(visitor.address)
      return db.transaction(async (tx) => {
        const account = await accountOfLink(tx, input, ['sign-in', 'quick-login'])
        return openSession(tx, account.uid, visitor.device)
      })
    },

    /** Sets a password by a one-time link and signs in; every other session and link of the account ends. */
    async setPassword(input: { email: string; token: string; password: string }, visitor: Visitor): Promise<string> {
      await perAddress.take(visitor.address)
      const passwordHash = await hashPassword(input.password)
      return db.transaction(async (tx) => {
        const account = await accountOfLink(tx, input, ['password-reset', 'set-password'])
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.uid, account.uid))
        await closeAllSessions(tx, account.uid)
        await endSignInLinks(tx, account.uid)
        return openSession(tx, account.uid, visitor.device)
      })
    },
  }

  async function mailLink(input: LinkRequest): Promise<void> {
    const account = await findAccountByEmail(db, input.email)
    if (!account || account.disabledAt) {
      if (reveal && account) throw new CallError('permission-denied', texts.disabled)
      if (reveal) throw new CallError('not-found', texts.noAccount)
      return
    }
    if (input.purpose === 'sign-in' && (await isDesignatedAdmin(account.uid))) {
      if (reveal) throw new CallError('failed-precondition', texts.adminNeedsPassword)
      return
    }
    await db.transaction(async (tx) => {
      const token = await makeSignInLink(tx, account.uid, input.purpose)
      const words = input.purpose === 'sign-in' ? signInMail : passwordResetMail
      await postMail(
        tx,
        `${input.purpose}:${token.slice(0, 12)}`,
        account.email,
        words(config, { email: account.email, token }),
      )
    })
  }

  async function accountOfLink(
    tx: Parameters<typeof useSignInLink>[0],
    input: { email: string; token: string },
    purposes: Parameters<typeof useSignInLink>[2],
  ) {
    const accountUid = await useSignInLink(tx, input.token, purposes)
    const [account] = accountUid ? await tx.select().from(accounts).where(eq(accounts.uid, accountUid)) : []
    if (!account || account.email !== input.email) throw new CallError('unauthenticated', texts.linkUsed)
    if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
    return account
  }

  async function isDesignatedAdmin(accountUid: string): Promise<boolean> {
    const [row] = await db.select({ designated: staff.designated }).from(staff).where(eq(staff.accountUid, accountUid))
    return row?.designated ?? false
  }
}
