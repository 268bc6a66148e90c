import { and, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { hashSecret, makeSecret } from '../../accounts/server/tokens.ts'
import { lockStaffMember } from '../../accounts/server/staff.ts'
import { type Owner, ownerOf } from '../../organisations/server/owner.ts'
import { lockOrganisation } from '../../organisations/server/reads.ts'
import { mostKeys } from '../fields.ts'
import { keyPolicy } from './policy.ts'
import { apiKeys, apiKeySecrets } from './tables.ts'

export type StoredKey = typeof apiKeys.$inferSelect

/** What every secret begins with: by it, programs that look for leaked secrets know one. */
export const secretStart = 'pk_'
const shownLength = 9

/** A new secret, and what is stored of it. */
export function makeKeySecret(): { secret: string; hash: string; begins: string } {
  const secret = `${secretStart}${makeSecret().token}`
  return { secret, hash: hashSecret(secret), begins: secret.slice(0, shownLength) }
}

/** A key, locked, with whose it is. Not found for who may not see it. */
export async function lockKey(tx: Tx, actor: Actor, uid: string): Promise<{ key: StoredKey; of: Owner }> {
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.uid, uid)).for('update')
  const of = key && (await ownerOf(tx, key.orgUid))
  if (!key || !of || !may(keyPolicy, actor, 'see', of))
    throw new CallError('not-found', 'We couldn’t find that API key.')
  return { key, of }
}

const isOf = ({ orgUid }: Owner) => (orgUid === null ? isNull(apiKeys.orgUid) : eq(apiKeys.orgUid, orgUid))
const isAlive = () => and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, now())))

/** The keys of an organisation or of our team, the newest first: those that work above the others. */
export async function listKeys(db: Queryable, of: Owner): Promise<StoredKey[]> {
  return db
    .select()
    .from(apiKeys)
    .where(isOf(of))
    .orderBy(sql`(${isAlive()}) desc`, sql`${apiKeys.createdAt} desc`, sql`${apiKeys.uid} desc`)
    .limit(200)
}

/** Refuses one more key than there may be. Counted one after the other: the organisation, or the person of our team, stays locked. */
export async function requireRoom(tx: Tx, of: Owner, accountUid: string): Promise<void> {
  await (of.orgUid === null ? lockStaffMember(tx, accountUid) : lockOrganisation(tx, of.orgUid))
  const own = of.orgUid === null ? eq(apiKeys.accountUid, accountUid) : undefined
  const [row] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(isOf(of), own, isAlive()))
  if ((row?.keys ?? 0) >= mostKeys)
    throw new CallError('failed-precondition', `You already have ${mostKeys} API keys. Turn one off first.`)
}

/** The secrets of keys that still work, the newest first. */
export async function listSecrets(
  db: Queryable,
  keyUids: readonly string[],
): Promise<(typeof apiKeySecrets.$inferSelect)[]> {
  if (keyUids.length === 0) return []
  return db
    .select()
    .from(apiKeySecrets)
    .where(
      and(
        inArray(apiKeySecrets.keyUid, [...keyUids]),
        or(isNull(apiKeySecrets.endsAt), gt(apiKeySecrets.endsAt, now())),
      ),
    )
    .orderBy(sql`${apiKeySecrets.createdAt} desc`, sql`${apiKeySecrets.endsAt} desc nulls first`)
}

/** What keys are called, by their uids. For staff alone. */
export async function findKeyNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = apiKeys
  const rows = await db
    .select({ uid, name })
    .from(apiKeys)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}
