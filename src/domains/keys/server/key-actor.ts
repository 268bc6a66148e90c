import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { type Actor, type StaffRole } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { hashSecret } from '../../accounts/server/tokens.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { apiKeys, apiKeySecrets } from './tables.ts'

/** The secret in an `Authorization` header; null where it holds none. */
export function keySecretOf(header: string | undefined): string | null {
  return /^Bearer +(pk_\S*)$/i.exec(header ?? '')?.[1] ?? null
}

type KeyCaller = Caller & { accountUid: string; apiKey: NonNullable<Caller['apiKey']> }

/** Who calls with a key: its person, within its limits. Throws `unauthenticated` for one that doesn’t work (any more). Notes that it was used. */
export async function callerOfKey(
  db: Queryable,
  secret: string,
  request: { requestId: string; address: string },
): Promise<KeyCaller> {
  const secretHash = hashSecret(secret)
  const { uid, accountUid, perMinute, lastUsedAt } = await openKey(db, secretHash)
  const aMinuteAgo = plus(now(), -minuteMs)
  if (!lastUsedAt || lastUsedAt < aMinuteAgo)
    await db
      .update(apiKeySecrets)
      .set({ lastUsedAt: now() })
      .where(
        and(
          eq(apiKeySecrets.hash, secretHash),
          or(isNull(apiKeySecrets.lastUsedAt), lt(apiKeySecrets.lastUsedAt, aMinuteAgo)),
        ),
      )
  return { ...request, accountUid, sessionUid: null, apiKey: { uid, secretHash, perMinute } }
}

/**
 * What a key may do now: at the venues of its organisation that its person owns or is an admin of, or on our team what they
 * still are there, and never more than its scopes. Nothing of theirs besides: neither creator profiles nor other organisations.
 */
export async function loadKeyActor(db: Queryable, caller: Caller): Promise<Actor> {
  const { uid, orgUid, scopes, staffRole } = await openKey(db, must(caller.apiKey, 'an API key').secretHash)
  const person = await loadActor(db, { ...caller, sessionUid: null })
  const key = { uid, scopes: new Set<string>(scopes) }
  const bare = { ...person, isConfirmed: false, influencers: {}, key }
  if (orgUid === null) {
    const staff = lesser(person.staff, staffRole)
    if (!staff) throw left()
    return { ...bare, staff, brands: {} }
  }
  const ofOrganisation = new Set((await listBrandsOf(db, orgUid)).map((brand) => brand.uid))
  const brands = Object.fromEntries(
    Object.entries(person.brands).filter(([brandUid, role]) => ofOrganisation.has(brandUid) && role !== 'member'),
  )
  if (Object.keys(brands).length === 0) throw left()
  return { ...bare, staff: null, brands, assigned: new Set() }
}

/** The key behind a secret, while both work. */
async function openKey(db: Queryable, secretHash: string) {
  const [found] = await db
    .select({ key: apiKeys, endsAt: apiKeySecrets.endsAt, lastUsedAt: apiKeySecrets.lastUsedAt })
    .from(apiKeySecrets)
    .innerJoin(apiKeys, eq(apiKeys.uid, apiKeySecrets.keyUid))
    .where(eq(apiKeySecrets.hash, secretHash))
  if (!found) throw closed('We don’t recognise this API key. Check that you copied all of it.')
  if (found.key.revokedAt) throw closed('This API key was turned off. Create a new one.')
  if (isOver(found.key.endsAt)) throw closed('This API key has expired. Create a new one.')
  if (isOver(found.endsAt)) throw closed('This API key was replaced. Use the new secret.')
  return { ...found.key, lastUsedAt: found.lastUsedAt }
}

const isOver = (endsAt: Date | null) => endsAt !== null && endsAt <= now()
const closed = (text: string) => new CallError('unauthenticated', text)
const left = () =>
  closed('The person who created this API key no longer has access. Ask someone who does to create a new one.')

/** What somebody is on our team, but never more than they were. */
function lesser(present: StaffRole | null, former: StaffRole | null): StaffRole | null {
  return present === 'admin' ? former : present && former && present
}
