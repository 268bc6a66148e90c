import { eq, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { PasskeyProof } from '../contract/second-factor.ts'
import { securityEventWords } from '../security-event-words.ts'
import type { SecurityEventKind } from '../security-events.ts'
import { secondFactorTexts } from '../texts.ts'
import { getAccount } from './accounts.ts'
import { useAuthenticatorCode } from './authenticator.ts'
import { deviceName } from './device.ts'
import { forgetActor } from './forget-actors.ts'
import { secondFactorResetMail, waysInChangedMail } from './mails.ts'
import { provePasskey } from './passkeys.ts'
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { recordSecurityEvent, type Visitor } from './security-events.ts'
import { staffFacts } from './facts.ts'
import { findStaffMember } from './staff.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'

const hasPasskey = (accountUid: SQL) => sql`exists (select 1 from passkeys k where k.account_uid = ${accountUid})`
const hasAuthenticator = (accountUid: SQL) => sql`exists (
  select 1 from authenticators o where o.account_uid = ${accountUid} and o.confirmed_at is not null)`

/** Whether one of the team (`staff t`) has a second factor, or needs none. */
export const hasStaffSecondFactor = sql`(t.second_factor_exempt
  or ${hasPasskey(sql`t.account_uid`)} or ${hasAuthenticator(sql`t.account_uid`)})`

/** Whether one of the team still has to set one up. */
export const isSecondFactorDue = sql<boolean>`(not ${staffFacts.secondFactorExempt}
  and not ${hasPasskey(sql`${staffFacts.accountUid}`)} and not ${hasAuthenticator(sql`${staffFacts.accountUid}`)})`

/** What an account has set up as its second factor. */
export type SecondFactor = { passkey: boolean; code: boolean }

/** Null for an account without one. */
export async function findSecondFactor(db: Queryable, accountUid: string): Promise<SecondFactor | null> {
  const uid = sql`${accountUid}::text`
  const { rows } = await db.execute<SecondFactor>(
    sql`select ${hasPasskey(uid)} as passkey, ${hasAuthenticator(uid)} as code`,
  )
  const [factor] = rows
  return factor && (factor.passkey || factor.code) ? factor : null
}

/** A code of the authenticator app or for recovery, or a passkey. */
export type Proof = { code: string } | { passkey: PasskeyProof }

/** Refuses what does not prove the second factor of an account. Codes are used up by it; of a recovery code its owner hears. */
export async function assertProof(
  tx: Tx,
  config: Config,
  accountUid: string,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  if ('passkey' in proof) {
    if (await provePasskey(tx, config, proof.passkey, accountUid)) return
    throw new CallError('unauthenticated', secondFactorTexts.wrongPasskey)
  }
  const { code } = proof
  if (/^[\d\s]+$/.test(code)) {
    if (await useAuthenticatorCode(tx, config, accountUid, code, { first: false })) return
    throw new CallError('unauthenticated', secondFactorTexts.wrongCode)
  }
  if (!(await useRecoveryCode(tx, config, accountUid, code)))
    throw new CallError('unauthenticated', secondFactorTexts.wrongRecoveryCode)
  await waysInChanged(tx, config, accountUid, 'recovery-code-used', visitor)
}

/** Writes down that a second factor changed, and mails its owner: somebody else may have done it. */
export async function waysInChanged(
  tx: Tx,
  config: Config,
  accountUid: string,
  kind: SecurityEventKind,
  visitor: Visitor,
): Promise<void> {
  const uid = await recordSecurityEvent(tx, accountUid, kind, visitor)
  const { email } = await getAccount(tx, accountUid)
  const mail = waysInChangedMail(config, { what: securityEventWords[kind], device: deviceName(visitor.device) })
  await postMail(tx, `ways-in:${uid}`, email, mail)
}

/** After a factor was added to an account that had `before`: recovery codes where it is the first one, else null. */
export async function secondFactorAdded(
  tx: Tx,
  accountUid: string,
  before: SecondFactor | null,
): Promise<string[] | null> {
  await forgetActor(tx, accountUid)
  return before ? null : makeRecoveryCodes(tx, accountUid)
}

/** After a person removed a factor: staff keep one, and without any, recovery codes are no good. */
export async function secondFactorRemoved(tx: Tx, accountUid: string): Promise<void> {
  await forgetActor(tx, accountUid)
  if (await findSecondFactor(tx, accountUid)) return
  const member = await findStaffMember(tx, accountUid)
  if (member && !member.secondFactorExempt) throw new CallError('failed-precondition', secondFactorTexts.staffNeedsOne)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUid, accountUid))
}

/** Takes every second factor from an account whose owner has lost them. */
export async function resetSecondFactor(tx: Tx, accountUid: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountUid, accountUid))
  await tx.delete(authenticators).where(eq(authenticators.accountUid, accountUid))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUid, accountUid))
  await forgetActor(tx, accountUid)
}

/** The same on somebody's word: the owner is mailed, since it may have been another who asked. */
export async function resetSecondFactorOnRequest(tx: Tx, config: Config, accountUid: string): Promise<void> {
  await resetSecondFactor(tx, accountUid)
  const uid = await recordSecurityEvent(tx, accountUid, 'second-factor-reset', { address: '', device: '' })
  const { email } = await getAccount(tx, accountUid)
  await postMail(tx, `second-factor-reset:${uid}`, email, secondFactorResetMail(config))
}
