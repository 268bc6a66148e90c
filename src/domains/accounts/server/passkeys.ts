import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import type { PasskeyProof, Registration } from '../contract/second-factor.ts'
import { secondFactorTexts } from '../texts.ts'
import { passkeyChallenges, passkeys } from './tables.ts'
import { hashSecret } from './tokens.ts'

/** Few sign in with passkeys in any minute: what reads them is loaded then. */
const webauthn = () => import('@simplewebauthn/server')

const challengeMs = 5 * minuteMs
/** More than anybody has devices for. */
const mostPasskeys = 20

/**
 * A browser signs for a domain or `localhost`, never for an IP address (WebAuthn level 3, §5.1.2): on this machine alone,
 * passkeys are those of `localhost`.
 */
const rpOf = (config: Config) => {
  const url = new URL(config.publicUrl)
  if (/^(127\.|\[::1\])/.test(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}

export type Passkey = typeof passkeys.$inferSelect

/** The passkeys of an account, the latest first. */
export async function listPasskeys(db: Queryable, accountUid: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountUid, accountUid)).orderBy(desc(passkeys.uid))
}

async function keepChallenge(tx: Tx, challenge: string, accountUid: string | null): Promise<void> {
  const expiresAt = plus(now(), challengeMs)
  await tx.insert(passkeyChallenges).values({ challengeHash: hashSecret(challenge), accountUid, expiresAt })
}

/** Uses up the challenge that a browser has signed; false when it was not asked, not for this account, or too long ago. */
async function takeChallenge(tx: Tx, challenge: string, accountUid: string | null): Promise<boolean> {
  const taken = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        accountUid ? eq(passkeyChallenges.accountUid, accountUid) : isNull(passkeyChallenges.accountUid),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

/** What a browser needs to make a passkey. */
export async function startRegistration(
  tx: Tx,
  config: Config,
  account: { uid: string; email: string; displayName: string },
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webauthn()
  const known = await listPasskeys(tx, account.uid)
  if (known.length >= mostPasskeys) throw new CallError('failed-precondition', secondFactorTexts.tooManyPasskeys)
  const options = await generateRegistrationOptions({
    rpName: config.PRODUCT_NAME,
    rpID: rpOf(config).rpID,
    userID: new TextEncoder().encode(account.uid),
    userName: account.email,
    userDisplayName: account.displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Found without a name, and never without a finger, a face or a PIN: it is two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(tx, options.challenge, account.uid)
  return { ...options }
}

/** Keeps the passkey that a browser made. Answers its uid. */
export async function addPasskey(
  tx: Tx,
  config: Config,
  accountUid: string,
  name: string,
  registration: Registration,
): Promise<string> {
  const { verifyRegistrationResponse } = await webauthn()
  const { rpID, origin } = rpOf(config)
  const verified = await verifyRegistrationResponse({
    response: registration as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(tx, challenge, accountUid),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw new CallError('failed-precondition', secondFactorTexts.passkeyNotMade)
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const uid = newUid('passkey')
  try {
    await tx.insert(passkeys).values({
      uid,
      accountUid,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: registration.response.transports ?? [],
      createdAt: now(),
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new CallError('failed-precondition', secondFactorTexts.passkeyKnown)
    throw error
  }
  return uid
}

/** Answers whether the account had it. */
export async function removePasskey(tx: Tx, accountUid: string, uid: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.uid, uid), eq(passkeys.accountUid, accountUid)))
    .returning({ uid: passkeys.uid })
  return gone.length > 0
}

/** Whose passkey it is, by the name that browsers have for it; null for none that we know. */
export async function findOwnerOfPasskey(db: Queryable, credentialId: string): Promise<string | null> {
  const [known] = await db
    .select({ accountUid: passkeys.accountUid })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
  return known?.accountUid ?? null
}

/** What a browser needs to sign with a passkey: of this account, or, without one, of whoever it is. */
export async function startProof(tx: Tx, config: Config, accountUid: string | null): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn()
  const known = accountUid ? await listPasskeys(tx, accountUid) : []
  const options = await generateAuthenticationOptions({
    rpID: rpOf(config).rpID,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await keepChallenge(tx, options.challenge, accountUid)
  return { ...options }
}

/** Whose passkey has signed what was just asked: of this account, or, without one, of anybody. Null when none has. */
export async function provePasskey(
  tx: Tx,
  config: Config,
  proof: PasskeyProof,
  accountUid: string | null,
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, proof.id), accountUid ? eq(passkeys.accountUid, accountUid) : undefined))
    .for('update')
  if (!known) return null
  const { rpID, origin } = rpOf(config)
  const verified = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: (challenge) => takeChallenge(tx, challenge, accountUid),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  await tx
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: now() })
    .where(eq(passkeys.uid, known.uid))
  return known.accountUid
}
