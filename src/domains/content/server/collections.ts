import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import type { Suffix } from '../../audit/events.ts'
import { record } from '../../audit/server/record.ts'
import { collectionAtMost, mostCollections } from '../collections.ts'
import { findFinished } from './finished.ts'
import { collectionItems, collections } from './tables.ts'

export type Collection = typeof collections.$inferSelect

const noCollection = () => new CallError('not-found', 'We couldn’t find that collection.')
export const nameTaken = (name: string) =>
  new CallError('failed-precondition', `There’s already a collection called “${name}”. Choose another name.`)

/** What collections are called, whoever asks: for our team’s log. */
export async function unsafeFindCollectionNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = collections
  const rows = await db
    .select({ uid, name })
    .from(collections)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}

/** A collection of a brand whose people, or any of our team, may see it. */
export async function getCollectionOf(db: Queryable, actor: Actor, uid: string): Promise<Collection> {
  const [collection] = await db.select().from(collections).where(eq(collections.uid, uid))
  if (!collection || !(isBrandMember(actor, collection.brandUid) || isStaff(actor))) throw noCollection()
  return collection
}

/** The same, locked, for whoever may change it. */
export async function lockCollection(tx: Tx, actor: Actor, uid: string): Promise<Collection> {
  const [collection] = await tx.select().from(collections).where(eq(collections.uid, uid)).for('update')
  if (!collection || !mayEdit(actor, collection)) throw noCollection()
  return collection
}

export function mayEdit(actor: Actor, { brandUid }: Pick<Collection, 'brandUid'>): boolean {
  return isBrandMember(actor, brandUid) || isStaffForBrand(actor, brandUid)
}

/** Makes a collection under a name that the brand has not used yet. */
export async function makeCollection(tx: Tx, actor: Actor, brandUid: string, name: string): Promise<Collection> {
  const [{ made } = { made: 0 }] = await tx
    .select({ made: count() })
    .from(collections)
    .where(eq(collections.brandUid, brandUid))
  if (made >= mostCollections)
    throw new CallError('failed-precondition', `You can have up to ${mostCollections} collections. Delete one first.`)
  const rows = await tx
    .insert(collections)
    .values({ uid: newUid('collection'), brandUid, name, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  if (rows.length === 0) throw nameTaken(name)
  const collection = one(rows)
  await recordCollection(tx, actor, 'created', collection, { after: { name } })
  return collection
}

/** What is in each of these collections, in its order. */
export async function itemsOf(db: Queryable, uids: readonly string[]): Promise<(uid: string) => string[]> {
  const rows = await db
    .select()
    .from(collectionItems)
    .where(inArray(collectionItems.collectionUid, [...uids]))
    .orderBy(asc(collectionItems.position), desc(collectionItems.deliverableUid))
  const byUid = Map.groupBy(rows, ({ collectionUid }) => collectionUid)
  return (uid) => (byUid.get(uid) ?? []).map(({ deliverableUid }) => deliverableUid)
}

/** Adds at the end what of these is finished content of the brand and not in it yet; the collection is locked. Answers how many. */
export async function addItems(tx: Tx, actor: Actor, collection: Collection, uids: readonly string[]): Promise<number> {
  const held = (await itemsOf(tx, [collection.uid]))(collection.uid)
  const finished = await findFinished(tx, collection.brandUid, uids)
  if (finished.length < new Set(uids).size)
    throw new CallError(
      'not-found',
      'We couldn’t find that content. You can add it to a collection once it’s approved.',
    )
  const added = finished.map(({ deliverable }) => deliverable.uid).filter((uid) => !held.includes(uid))
  if (added.length === 0) return 0
  if (held.length + added.length > collectionAtMost)
    throw new CallError(
      'failed-precondition',
      `A collection holds up to ${collectionAtMost} deliverables, and “${collection.name}” has ${held.length}. Create another one.`,
    )
  const last = sql<number>`(select coalesce(max(${collectionItems.position}), 0) from ${collectionItems} where ${collectionItems.collectionUid} = ${collection.uid})`
  await tx.insert(collectionItems).values(
    added.map((deliverableUid, at) => ({
      collectionUid: collection.uid,
      deliverableUid,
      position: sql`${last} + ${at + 1}::int`,
    })),
  )
  await recordCollection(tx, actor, 'added', collection, { after: { deliverables: added } })
  return added.length
}

/** Logs what somebody of the brand, or of ours, did with a collection. */
export async function recordCollection(
  tx: Tx,
  actor: Actor,
  what: Suffix<'collection'>,
  { uid, brandUid }: Pick<Collection, 'uid' | 'brandUid'>,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  await record(tx, actor, side, `collection.${what}`, { subjectUid: uid, brandUid }, facts)
}
