import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import { takePoint } from '../../../kit/server/limits.ts'
import { signInTexts as texts } from '../texts.ts'
import { type Account, createAccount, findAccountByEmail } from './accounts.ts'
import { mailSignInLink } from './mailed-links.ts'
import { staff } from './tables.ts'

/** Eight mails to one address in 15 minutes, whichever way they are asked for. */
const linkTries = { name: 'sign-in-link', points: 8, seconds: 900 }
/** Where accounts are not revealed, asking for a link takes this long at least, so that the time does not tell. */
const evenMs = 300

export type SignInLinkRequest = {
  email: string
  purpose: 'sign-in' | 'password-reset'
  /** Whoever has no account gets one of this name; without it they are told so. */
  displayName?: string
  /** Whoever has an account is told so. */
  onlyNew?: true
  /** What is done with the account besides, in the same transaction. */
  besides?: (tx: Tx, account: { uid: string; isNew: boolean }) => Promise<void>
}

/**
 * The one way to be mailed a link, whether one signs in, signs up or joins: what is refused, how often, and that nobody
 * learns from it who has an account where that is not revealed. Answers whether there was one.
 */
export async function requestLink(db: Db, config: Config, linkRequest: SignInLinkRequest): Promise<{ known: boolean }> {
  await takePoint(db, linkTries, linkRequest.email, texts.tooMany)
  const reveal = config.REVEAL_ACCOUNT_EXISTENCE === 'on'
  if (reveal) return { known: await grant(db, config, linkRequest, reveal) }
  await Promise.all([grant(db, config, linkRequest, reveal), setTimeout(evenMs)])
  return { known: false }
}

async function grant(db: Db, config: Config, linkRequest: SignInLinkRequest, reveal: boolean): Promise<boolean> {
  const { email, purpose, displayName, onlyNew, besides } = linkRequest
  const account = await findAccountByEmail(db, email)
  if (!account && displayName !== undefined) {
    const made = db.transaction(async (tx) => {
      const uid = await createAccount(tx, { email, displayName })
      await besides?.(tx, { uid, isNew: true })
      await mailSignInLink(tx, config, { uid, email }, 'welcome')
    })
    // Two at once: the other one's mail is on its way.
    await made.catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'aborted' || (reveal && onlyNew)) throw error
    })
    return false
  }
  if (account && onlyNew && reveal) throw new CallError('aborted', texts.taken)
  const refused = await refusalOf(db, account, purpose)
  if (refused && reveal) throw refused
  if (refused || !account) return false
  await db.transaction(async (tx) => {
    await besides?.(tx, { uid: account.uid, isNew: false })
    await mailSignInLink(tx, config, account, purpose)
  })
  return true
}

async function refusalOf(
  db: Queryable,
  account: Account | null,
  purpose: SignInLinkRequest['purpose'],
): Promise<CallError | null> {
  if (!account) return new CallError('not-found', texts.noAccount)
  if (account.disabledAt) return new CallError('permission-denied', texts.disabled)
  return purpose === 'sign-in' ? adminRefusal(db, account.uid) : null
}

/** The designated admin signs in by password alone. */
export async function adminRefusal(db: Queryable, accountUid: string): Promise<CallError | null> {
  const [row] = await db.select({ designated: staff.designated }).from(staff).where(eq(staff.accountUid, accountUid))
  return row?.designated ? new CallError('failed-precondition', texts.adminNeedsPassword) : null
}
