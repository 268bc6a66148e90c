import { eq, inArray, sql } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { type CreatorFilling, importedCreators } from '../tables.ts'
import { type Creator, keyOf } from './read-creator.ts'

export type Known = typeof importedCreators.$inferSelect

/** Those who came with earlier lists and share an account, an email address, a phone number or a name with one of these. */
export async function findKnown(db: Queryable, creators: readonly Creator[]): Promise<Known[]> {
  if (creators.length === 0) return []
  const { uid, phone, name } = importedCreators
  const keys = creators.flatMap((creator) => creator.keys)
  const phones = creators.flatMap((creator) => creator.phone ?? [])
  const names = creators.map((creator) => creator.name)
  // Each key by the index, and one statement for each column: otherwise the planner compares every row with all of them.
  const withKey = sql`${uid} in (
    select known.uid from unnest(${sql.param(keys)}::text[]) as key join ${importedCreators} known on known.keys @> array[key])`
  const found = new Map<string, Known>()
  // An array, so that the index is asked for each name, in whatever case.
  const withName = sql`lower(${name}) = any(array(select lower(one) from unnest(${sql.param(names)}::text[]) as one))`
  for (const condition of [withKey, inArray(phone, phones), withName])
    for (const row of await db.select().from(importedCreators).where(condition)) found.set(row.uid, row)
  return [...found.values()]
}

/** Those who came with earlier lists, by their IDs. */
export async function findKnownByIds(db: Queryable, ids: readonly string[]): Promise<Known[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(importedCreators)
    .where(inArray(importedCreators.uid, [...ids]))
}

/** Adds creators. Answers their uids in the same order. */
export async function insertCreators(tx: Tx, creators: readonly Creator[]): Promise<string[]> {
  if (creators.length === 0) return []
  const rows = creators.map((creator) => ({ ...creator, uid: newUid('imported_creator'), createdAt: now() }))
  await tx.insert(importedCreators).values(rows)
  return rows.map(({ uid }) => uid)
}

const fillable = ['email', 'phone', 'city', 'town', 'followers', 'notes'] as const

/** What a row knows that a creator lacks; null when that is nothing. */
export function gapsOf(known: Known, creator: Creator): CreatorFilling | null {
  const accounts = creator.accounts.filter(({ platform }) => known.accounts.every((one) => one.platform !== platform))
  const fields = fillable.filter((field) => !known[field] && creator[field] && !(field === 'town' && known.city))
  if (accounts.length === 0 && fields.length === 0) return null
  const filled = Object.fromEntries(fields.map((field) => [field, creator[field]]))
  return { ...filled, ...(accounts.length > 0 && { accounts }) }
}

/** Fills in what a creator lacks and answers only that; null when it lacks nothing of it. */
export async function fillCreator(tx: Tx, uid: string, creator: Creator): Promise<CreatorFilling | null> {
  const [known] = await tx.select().from(importedCreators).where(eq(importedCreators.uid, uid)).for('update')
  const filled = known ? gapsOf(known, creator) : null
  if (!known || !filled) return null
  await store(tx, known, { ...filled, accounts: [...known.accounts, ...(filled.accounts ?? [])] })
  return filled
}

/** Takes out again what was filled in, but what has changed since. */
export async function emptyCreator(tx: Tx, uid: string, filled: CreatorFilling): Promise<void> {
  const [known] = await tx.select().from(importedCreators).where(eq(importedCreators.uid, uid)).for('update')
  if (!known) return
  const same = fillable.filter((field) => filled[field] !== undefined && known[field] === filled[field])
  const empty = Object.fromEntries(same.map((field) => [field, field === 'town' || field === 'notes' ? '' : null]))
  const taken = new Set((filled.accounts ?? []).map(keyOf))
  await store(tx, known, { ...empty, accounts: known.accounts.filter((account) => !taken.has(keyOf(account))) })
}

async function store(tx: Tx, known: Known, change: Partial<Known>): Promise<void> {
  const after = { ...known, ...change }
  const keys = [...must(after.accounts).map(keyOf), ...(after.email ? [`mail:${after.email}`] : [])]
  await tx
    .update(importedCreators)
    .set({ ...change, keys, version: known.version + 1 })
    .where(eq(importedCreators.uid, known.uid))
}
