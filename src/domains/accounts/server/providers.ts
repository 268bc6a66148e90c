import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Answer, completeAt, type ProvenPerson, startAt } from './openid.ts'
import type { ProviderId } from '../provider-ids.ts'
import { findProvider, type Provider } from './provider-settings.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { nameText } from '../../../kit/contract/fields.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { type Account, createAccount, findAccountByEmail, getAccount } from './accounts.ts'
import { providerIdentities, providerTries } from './tables.ts'
import { hashSecret } from './tokens.ts'

/** What was begun at a provider ends after this. */
export const providerTryMs = 10 * minuteMs
const purpose = 'provider-verifier'

type Try = { provider: Provider; person: ProvenPerson; accountUid: string | null }

/** The provider of this id; `failed-precondition` where it is not set. */
export function getProvider(config: Config, id: ProviderId): Provider {
  const provider = findProvider(config, id)
  if (!provider)
    throw new CallError('failed-precondition', 'This way of signing in isn’t available. Choose another one.')
  return provider
}

/** Begins a sign-in of a browser, or the connection of an account. Answers where the browser has to go. */
export async function beginAt(
  db: Queryable,
  config: Config,
  id: ProviderId,
  by: { browser: string } | { accountUid: string },
): Promise<string> {
  const provider = getProvider(config, id)
  const { url, state, nonce, verifier } = await startAt(provider).catch((cause: unknown) => {
    throw new CallError('unavailable', `${provider.name} isn’t responding. Try again, or sign in another way.`, {
      cause,
    })
  })
  await db.insert(providerTries).values({
    stateHash: hashSecret(state),
    provider: id,
    browserHash: 'browser' in by ? hashSecret(by.browser) : null,
    accountUid: 'accountUid' in by ? by.accountUid : null,
    nonce,
    sealedVerifier: seal(config, purpose, verifier),
    expiresAt: plus(now(), providerTryMs),
  })
  return url
}

/** Who has signed in at a provider, by what the browser brought back: only the browser, or the account, that began it, once. */
export async function finishAt(
  db: Db,
  config: Config,
  answer: Answer,
  by: { browser: string | null; accountUid: string | null },
): Promise<Try> {
  const [begun] = await db
    .delete(providerTries)
    .where(and(eq(providerTries.stateHash, hashSecret(answer.state)), gt(providerTries.expiresAt, now())))
    .returning()
  const isTheirs = begun?.accountUid
    ? begun.accountUid === by.accountUid
    : begun?.browserHash && by.browser && begun.browserHash === hashSecret(by.browser)
  const verifier = begun && unseal(config, purpose, begun.sealedVerifier)
  if (!begun || !isTheirs || !verifier)
    throw new CallError('unauthenticated', 'This sign-in took too long or began in another browser. Please try again.')
  const provider = getProvider(config, begun.provider)
  const person = await completeAt(provider, answer, { nonce: begun.nonce, verifier }).catch((cause: unknown) => {
    throw new CallError('unauthenticated', `${provider.name} couldn’t confirm who you are. Please try again.`, {
      cause,
    })
  })
  return { provider, person, accountUid: begun.accountUid }
}

/** The account that is connected to somebody at a provider, or a new one of theirs. An account that was there before is connected by its owner alone. */
export async function accountOfPerson(
  tx: Tx,
  config: Config,
  { provider, person }: Try,
  name: string,
): Promise<Account> {
  const key = and(eq(providerIdentities.provider, provider.id), eq(providerIdentities.subject, person.subject))
  const [known] = await tx.update(providerIdentities).set({ lastUsedAt: now() }).where(key).returning()
  if (known) return getAccount(tx, known.accountUid)
  const email = provenEmail(provider, person)
  if (await findAccountByEmail(tx, email))
    throw new CallError(
      'failed-precondition',
      `You already have a ${config.PRODUCT_NAME} account with ${email}. Sign in with your email link or password, then connect ${provider.name} under Account.`,
    )
  const displayName = [person.name, name].map(asName).find((one) => one !== null) ?? email.slice(0, email.indexOf('@'))
  const uid = await createAccount(tx, { email, displayName: displayName.slice(0, 80) })
  await connect(tx, uid, provider, person)
  return getAccount(tx, uid)
}

/** Connects an account to somebody at a provider, in place of whom it was connected to. */
export async function connect(tx: Tx, accountUid: string, provider: Provider, person: ProvenPerson): Promise<void> {
  const { subject } = person
  const key = and(eq(providerIdentities.provider, provider.id), eq(providerIdentities.subject, subject))
  const [other] = await tx.select().from(providerIdentities).where(key).for('update')
  if (other && other.accountUid !== accountUid)
    throw new CallError(
      'failed-precondition',
      `This ${provider.name} account is already connected to another account here. Disconnect it there first.`,
    )
  const email = provenEmail(provider, person)
  await disconnect(tx, accountUid, provider.id)
  await tx
    .insert(providerIdentities)
    .values({ provider: provider.id, subject, accountUid, email, createdAt: now(), lastUsedAt: now() })
}

/** Answers whether it was connected. */
export async function disconnect(tx: Tx, accountUid: string, id: ProviderId): Promise<boolean> {
  const gone = await tx
    .delete(providerIdentities)
    .where(and(eq(providerIdentities.accountUid, accountUid), eq(providerIdentities.provider, id)))
    .returning({ subject: providerIdentities.subject })
  return gone.length > 0
}

/** The providers that an account is connected to. */
export async function listConnected(db: Queryable, accountUid: string) {
  return db.select().from(providerIdentities).where(eq(providerIdentities.accountUid, accountUid))
}

function provenEmail({ name }: Provider, { email, isEmailVerified }: ProvenPerson): string {
  if (email && isEmailVerified) return email
  throw new CallError(
    'failed-precondition',
    `${name} hasn’t confirmed your email address. Confirm it there, or sign in another way.`,
  )
}

/** A name as people give it; null for what is none. */
function asName(given: string | null): string | null {
  const parsed = z.safeParse(nameText(80), given)
  return parsed.success ? parsed.data : null
}
