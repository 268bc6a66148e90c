import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database, Tx } from '../../../kit/server/database.ts'
import { networkOf, sharedLimiter } from '../../../kit/server/limits.ts'
import { notAsSomeoneElse } from '../../../access/roles.ts'
import type { PasskeyProof } from '../contract/second-factor.ts'
import { secondFactorTexts, signInTexts as texts } from '../texts.ts'
import { type Account, getAccount } from './accounts.ts'
import { passwordMatches } from './passwords.ts'
import { findOwnerOfPasskey, provePasskey, startProof } from './passkeys.ts'
import { adminRefusal } from './request-link.ts'
import { assertProof, findSecondFactor, type Proof } from './second-factor.ts'
import { confirmSession } from './sessions.ts'
import { recordRefusal, recordSecurityEvent, type Visitor } from './security-events.ts'
import { accountTries, addressTries, type SignedIn, triesKey } from './sign-in.ts'
import { lockSignInLink, useSignInLink } from './sign-in-links.ts'
import { welcome } from './welcome.ts'

/** The second step of a sign-in, passkeys as the only one, and proving once more who is signed in. */
export function secondStep(database: Database, config: Config) {
  const { db } = database
  const addresses = sharedLimiter(database, addressTries.name, addressTries.points, addressTries.seconds, texts.tooMany)
  const perAccount = sharedLimiter(
    database,
    accountTries.name,
    accountTries.points,
    accountTries.seconds,
    texts.tooMany,
  )
  // Whoever tries knows the password already: ten guesses of a million.
  const perSecondFactor = sharedLimiter(database, 'second-factor', 10, 900, texts.tooMany)
  const countVisitor = (visitor: Visitor) => addresses.take(networkOf(visitor.address))

  /** Answers the session's new token. */
  const proven = async (session: SignedIn, account: Account, input: { password: string } | Proof, visitor: Visitor) => {
    if ('password' in input && !(await passwordMatches(account.passwordHash, input.password)))
      throw new CallError('permission-denied', texts.notCurrent)
    return db.transaction((tx) => confirmBy(tx, config, session, input, visitor))
  }

  return {
    /** What a browser needs to sign with a passkey: of whose ticket it is, or, without one, of whoever it is. */
    async startPasskey(input: { ticket?: string }, visitor: Visitor): Promise<Record<string, unknown>> {
      await countVisitor(visitor)
      return db.transaction(async (tx) => {
        const accountUid = input.ticket === undefined ? null : (await accountOfTicket(tx, input.ticket)).uid
        return startProof(tx, config, accountUid)
      })
    },

    /** The second step. */
    async withSecondFactor(input: { ticket: string } & Proof, visitor: Visitor): Promise<{ cookie: string }> {
      await countVisitor(visitor)
      const { uid } = await db.transaction((tx) => accountOfTicket(tx, input.ticket))
      await perSecondFactor.take(uid)
      const entered = db.transaction(async (tx) => {
        const account = await accountOfTicket(tx, input.ticket)
        await assertProof(tx, config, uid, input, visitor)
        await useSignInLink(tx, input.ticket, ['second-factor'])
        return welcome(
          tx,
          config,
          account,
          visitor,
          'passkey' in input ? 'signed-in-second-passkey' : 'signed-in-second-code',
        )
      })
      const cookie = await entered.catch((error: unknown) =>
        recordRefusal(db, error, { accountUid: uid, kind: 'second-factor-refused', visitor }),
      )
      await perSecondFactor.reset(uid)
      return { cookie }
    },

    /** A passkey alone: it has asked for a finger, a face or a PIN. The designated admin uses it as a second step only. */
    async withPasskey(input: { passkey: PasskeyProof }, visitor: Visitor): Promise<{ cookie: string }> {
      await countVisitor(visitor)
      const entered = db.transaction(async (tx) => {
        const accountUid = await provePasskey(tx, config, input.passkey, null)
        if (!accountUid) throw new CallError('unauthenticated', secondFactorTexts.unknownPasskey)
        const account = await getAccount(tx, accountUid)
        if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
        const refused = await adminRefusal(tx, accountUid)
        if (refused) throw refused
        return { cookie: await welcome(tx, config, account, visitor, 'signed-in-passkey') }
      })
      return entered.catch(async (error: unknown) => {
        const accountUid = await findOwnerOfPasskey(db, input.passkey.id)
        return recordRefusal(db, error, { accountUid, kind: 'passkey-refused', visitor })
      })
    },

    /** What the browser of someone signed in needs to confirm by a passkey. */
    async startConfirmation(session: SignedIn): Promise<Record<string, unknown>> {
      return db.transaction((tx) => startProof(tx, config, session.accountUid))
    },

    /**
     * Proves once more who is signed in: by the second factor where there is one, else by the password. Answers the token
     * of the cookie that holds from now on.
     */
    async confirm(
      session: SignedIn,
      input: { password: string } | Proof,
      visitor: Visitor,
    ): Promise<{ cookie: string }> {
      await countVisitor(visitor)
      if (session.byUid) throw new CallError('permission-denied', notAsSomeoneElse)
      const account = await getAccount(db, session.accountUid)
      await perAccount.take(triesKey(account.email, visitor))
      const cookie = await proven(session, account, input, visitor).catch((error: unknown) =>
        recordRefusal(db, error, { accountUid: account.uid, kind: 'confirmation-refused', visitor }),
      )
      await perAccount.reset(triesKey(account.email, visitor))
      return { cookie }
    },
  }
}

/** Confirms a session by its second factor, or, without one, by the password that was right. Answers the session's new token. */
async function confirmBy(
  tx: Tx,
  config: Config,
  session: SignedIn,
  input: { password: string } | Proof,
  visitor: Visitor,
): Promise<string> {
  const { accountUid } = session
  if (!('password' in input)) await assertProof(tx, config, accountUid, input, visitor)
  else if (await findSecondFactor(tx, accountUid))
    throw new CallError('failed-precondition', secondFactorTexts.confirmByFactor)
  await recordSecurityEvent(tx, accountUid, 'identity-confirmed', visitor)
  return confirmSession(tx, session)
}

/** Whose first step a ticket is of. */
async function accountOfTicket(tx: Tx, ticket: string): Promise<Account> {
  const link = await lockSignInLink(tx, ticket, 'second-factor')
  if (!link) throw new CallError('unauthenticated', secondFactorTexts.ended)
  const account = await getAccount(tx, link.accountUid)
  if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
  return account
}
