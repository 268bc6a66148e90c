import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database, Db, Queryable, Tx } from '../../../kit/server/database.ts'
import { isUsedUp, networkOf, sharedLimiter } from '../../../kit/server/limits.ts'
import type { SignInLinkPurpose } from '../link-purposes.ts'
import type { FirstStep } from '../security-events.ts'
import { signInTexts as texts } from '../texts.ts'
import { type Account, findAccountByEmail } from './accounts.ts'
import { adminRefusal, requestLink, type SignInLinkRequest } from './request-link.ts'
import { assertNewPassword, hashPassword, isOldHash, passwordMatches } from './passwords.ts'
import { findSecondFactor, type SecondFactor } from './second-factor.ts'
import { isKnownNetwork, recordRefusal, recordSecurityEvent, type Visitor } from './security-events.ts'
import { savePassword } from './save-password.ts'
import { openSession } from './sessions.ts'
import { findEmailOfLink, findOwnerOfLink, makeSignInLink, useSignInLink, whyLinkFails } from './sign-in-links.ts'
import { accounts } from './tables.ts'
import { welcome } from './welcome.ts'

export type SignedIn = { uid: string; accountUid: string; byUid: string | null; isViewing: boolean }
type LinkRequest = Pick<SignInLinkRequest, 'email' | 'purpose'>

/** Ten wrong passwords in 15 minutes close an account's password to the network they came from. */
export const accountTries = { name: 'sign-in-account', points: 10, seconds: 900 }
/** A hundred, from wherever, close it to every network that nobody has signed in from: no stranger locks its person out. */
const spreadTries = { name: 'sign-in-account-spread', points: 100, seconds: 900 }

/** What the tries of one visitor at one account are counted by. */
export const triesKey = (email: string, visitor: Visitor) => `${email} ${networkOf(visitor.address)}`

/** Fifty tries in 15 minutes from one network, whichever the way in. */
export const addressTries = { name: 'sign-in-address', points: 50, seconds: 900 }

/** The links with which a password is chosen. */
const forPasswords: readonly SignInLinkPurpose[] = ['password-reset', 'set-password', 'invitation']

/** Whether so many have tried to get into an account that its password works from known networks alone for now. */
export function areTriesUsedUp(db: Queryable, email: string): Promise<boolean> {
  return isUsedUp(db, spreadTries, email)
}

/** The token of a new session's cookie, or what the second step of the sign-in is to be. */
export type Entry = { cookie: string } | { secondFactor: { ticket: string } & SecondFactor }

/** Opens a session for who has proven an account by a password or a link; who has a second factor proves that as well. */
export async function enter(
  tx: Tx,
  config: Config,
  account: Account,
  visitor: Visitor,
  way: FirstStep,
): Promise<Entry> {
  const factor = await findSecondFactor(tx, account.uid)
  if (!factor) return { cookie: await welcome(tx, config, account, visitor, `signed-in-${way}`) }
  await recordSecurityEvent(tx, account.uid, `${way}-accepted`, visitor)
  return { secondFactor: { ticket: await makeSignInLink(tx, account.uid, 'second-factor'), ...factor } }
}

/** Every way in. */
export function signIn(database: Database, config: Config) {
  const { db } = database
  const reveal = config.REVEAL_ACCOUNT_EXISTENCE === 'on'
  const addresses = sharedLimiter(database, addressTries.name, addressTries.points, addressTries.seconds, texts.tooMany)
  const { name, points, seconds } = accountTries
  const perAccount = sharedLimiter(database, name, points, seconds, texts.tooMany)

  const spread = sharedLimiter(database, spreadTries.name, spreadTries.points, spreadTries.seconds, texts.tooMany)
  const countSpread = async (email: string, account: Account | null, visitor: Visitor) => {
    if (!account || !(await isKnownNetwork(db, account.uid, visitor))) await spread.take(email)
  }
  const countVisitor = (visitor: Visitor) => addresses.take(networkOf(visitor.address))
  const refuse = (text: string) => new CallError('unauthenticated', reveal ? text : texts.failed)

  return {
    async withPassword(input: { email: string; password: string }, visitor: Visitor): Promise<Entry> {
      await countVisitor(visitor)
      await perAccount.take(triesKey(input.email, visitor))
      const account = await findAccountByEmail(db, input.email)
      await countSpread(input.email, account, visitor)
      const matches = await passwordMatches(account?.passwordHash ?? null, input.password)
      if (!account) throw refuse(texts.noAccount)
      if (!matches) {
        await recordSecurityEvent(db, account.uid, 'password-refused', visitor)
        throw refuse(texts.wrongPassword)
      }
      if (account.disabledAt) {
        await recordSecurityEvent(db, account.uid, 'sign-in-refused', visitor)
        throw new CallError('unauthenticated', texts.disabled)
      }
      await perAccount.reset(triesKey(input.email, visitor))
      const stronger = await strongerHash(account, input.password)
      return db.transaction(async (tx) => {
        if (stronger) await renewPasswordHash(tx, account, stronger)
        return enter(tx, config, account, visitor, 'password')
      })
    },

    /** Mails a link. An unknown address is told so, or, when accounts are not revealed, answered as a known one. */
    async requestLink(input: LinkRequest, visitor: Visitor): Promise<void> {
      await countVisitor(visitor)
      await requestLink(db, config, input)
    },

    /**
     * Makes an account and mails its first sign-in link. Who has one already is told so, or, when accounts are not
     * revealed, answered alike and mailed a sign-in link.
     */
    async signUp(input: { email: string; displayName: string }, visitor: Visitor): Promise<void> {
      await countVisitor(visitor)
      await requestLink(db, config, { ...input, purpose: 'sign-in', onlyNew: true })
    },

    async withLink(input: { email: string; token: string }, visitor: Visitor): Promise<Entry> {
      await countVisitor(visitor)
      const entering = db.transaction(async (tx) => {
        const { account } = await accountOfLink(tx, input.token, ['sign-in'])
        if (account.email !== input.email) throw new CallError('unauthenticated', texts.linkForAnother)
        const refused = await adminRefusal(tx, account.uid)
        if (refused) throw refused
        return enter(tx, config, account, visitor, 'link')
      })
      return entering.catch((error: unknown) => linkFailed(db, error, input, visitor))
    },

    /** By a link that staff made and handed over: it was sent to no address, so none is asked for. */
    async withQuickLink(input: { token: string }, visitor: Visitor): Promise<Entry> {
      await countVisitor(visitor)
      const entering = db.transaction(async (tx) => {
        const { account, byUid } = await accountOfLink(tx, input.token, ['quick-login', 'sign-in-as'])
        // An admin who signs in as someone has proven their own.
        if (byUid) return { cookie: await openSession(tx, account.uid, visitor.device, byUid) }
        return enter(tx, config, account, visitor, 'link')
      })
      return entering.catch((error: unknown) => linkFailed(db, error, input, visitor))
    },

    /** Sets a password by a one-time link and signs in; every other session and link of the account ends. */
    async setPassword(input: { token: string; password: string }, visitor: Visitor): Promise<Entry> {
      await countVisitor(visitor)
      const email = await findEmailOfLink(db, input.token, forPasswords)
      if (!email) return linkFailed(db, await refusedLink(db, input.token), input, visitor)
      await assertNewPassword(input.password, email, config)
      const passwordHash = await hashPassword(input.password)
      const entry = await db.transaction(async (tx) => {
        const { account } = await accountOfLink(tx, input.token, forPasswords)
        await savePassword(tx, config, account, passwordHash, visitor, null)
        return enter(tx, config, account, visitor, 'new-password')
      })
      // "Please try again later or reset your password": whoever did may sign in at once.
      await Promise.all([perAccount.reset(triesKey(email, visitor)), spread.reset(email)])
      return entry
    },
  }
}

/** Only at a sign-in is the password known: a hash made at a lower cost is made anew; null where it is good. */
async function strongerHash({ passwordHash }: Account, password: string): Promise<string | null> {
  return passwordHash && isOldHash(passwordHash) ? hashPassword(password) : null
}

/** The same password at a higher cost, unless another was set meanwhile. */
async function renewPasswordHash(tx: Tx, { uid, passwordHash: before }: Account, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.uid, uid), eq(accounts.passwordHash, before ?? '')))
}

async function refusedLink(db: Queryable, token: string): Promise<CallError> {
  const words = { used: texts.linkUsed, expired: texts.linkExpired, unknown: texts.linkUnknown }
  return new CallError('unauthenticated', words[await whyLinkFails(db, token)])
}

/** A link that was refused is written down for whom it was. Throws what refused it. */
async function linkFailed(db: Db, error: unknown, { token }: { token: string }, visitor: Visitor): Promise<never> {
  return recordRefusal(db, error, { accountUid: await findOwnerOfLink(db, token), kind: 'link-refused', visitor })
}

/** Uses up a link, and answers whose it was and who made it for them. */
async function accountOfLink(
  tx: Tx,
  token: string,
  purposes: readonly SignInLinkPurpose[],
): Promise<{ account: Account; byUid: string | null }> {
  const link = await useSignInLink(tx, token, purposes)
  const [account] = link ? await tx.select().from(accounts).where(eq(accounts.uid, link.accountUid)) : []
  if (!link || !account) throw await refusedLink(tx, token)
  if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
  return { account, byUid: link.byUid }
}
