import { and, eq, inArray, sql } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { systemActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { countMembers, getListRow, isMember, lockList, recordList } from './list.ts'
import { influencerListMembers, influencerLists, influencerListUses } from './tables.ts'

export type NamedList = { uid: string; name: string }
/** Somebody who is on a list, or was: `isRemoved` where one of our team took them off it. */
export type ListedMember = { listUid: string; influencerUid: string; note: string; isRemoved: boolean; reason: string }

/** Lists by their names in lower case. PostgreSQL compares them, as its unique index does: it knows other capitals than JavaScript. */
export async function findListsNamed(db: Queryable, names: readonly string[]): Promise<Map<string, NamedList>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ uid: influencerLists.uid, name: influencerLists.name })
    .from(influencerLists)
    .where(
      inArray(
        sql`lower(${influencerLists.name})`,
        [...new Set(names)].map((name) => sql`lower(${name})`),
      ),
    )
  return new Map(rows.map((list) => [list.name.toLowerCase(), list]))
}

/** Who of these is on one of these lists, or was taken off it by hand. Whom a rule dropped isn’t in it. */
export async function findListed(
  db: Queryable,
  listUids: readonly string[],
  influencerUids: readonly string[],
): Promise<ListedMember[]> {
  if (listUids.length === 0 || influencerUids.length === 0) return []
  const { listUid, influencerUid, note, removedAt, removedBy, removedReason } = influencerListMembers
  const rows = await db
    .select({ listUid, influencerUid, note, removedAt, removedBy, removedReason })
    .from(influencerListMembers)
    .where(and(inArray(listUid, [...listUids]), inArray(influencerUid, [...influencerUids])))
  return rows
    .filter((row) => row.removedAt === null || row.removedBy !== null)
    .map((row) => ({ ...row, isRemoved: row.removedAt !== null, reason: row.removedReason ?? '' }))
}

/** The list of a name, made by hand where there is none. `by` looks after a new one: null by the command. */
export async function haveList(tx: Tx, name: string, by: string | null): Promise<NamedList & { isNew: boolean }> {
  const known = (await findListsNamed(tx, [name])).get(name.toLowerCase())
  if (known) return { ...known, isNew: false }
  const uid = newUid('list')
  const made = await tx
    .insert(influencerLists)
    .values({ uid, name, ownerUid: by, createdAt: now() })
    .onConflictDoNothing()
    .returning({ uid: influencerLists.uid })
  // Somebody else made it in this moment.
  if (made.length === 0) return haveList(tx, name, by)
  await recordList(tx, systemActor, 'created', uid, { after: { name, kind: 'hand', ownerUid: by } })
  return { uid, name, isNew: true }
}

type Entry = { influencerUid: string; note: string }

/** Puts creators on a list, all as by `by`, at one moment that it answers; who is on it already stays as they are. */
export async function putOnList(tx: Tx, listUid: string, by: string, entries: readonly Entry[]): Promise<Date> {
  await lockList(tx, listUid)
  const before = await countMembers(tx, listUid)
  const at = now()
  const fresh = { addedAt: at, addedBy: by, removedAt: null, removedBy: null, removedReason: null }
  await tx
    .insert(influencerListMembers)
    .values(entries.map(({ influencerUid, note }) => ({ listUid, influencerUid, note, ...fresh })))
    .onConflictDoUpdate({
      target: [influencerListMembers.listUid, influencerListMembers.influencerUid],
      set: { ...fresh, note: sql`coalesce(nullif(${influencerListMembers.note}, ''), excluded.note)` },
      setWhere: sql`${influencerListMembers.removedAt} is not null`,
    })
  const added = entries.map(({ influencerUid }) => influencerUid)
  await recordList(tx, systemActor, 'members-added', listUid, {
    before: { members: before },
    after: { members: await countMembers(tx, listUid), added },
  })
  return at
}

/** Writes a note where a member has none. Answers whether it did. */
export async function fillNote(tx: Tx, listUid: string, { influencerUid, note }: Entry): Promise<boolean> {
  const filled = await tx
    .update(influencerListMembers)
    .set({ note })
    .where(and(isMember(listUid, influencerUid), eq(influencerListMembers.note, '')))
    .returning({ uid: influencerListMembers.influencerUid })
  return filled.length > 0
}

/** Empties a note that is still as `fillNote` wrote it. Answers whether it did. */
export async function emptyNote(tx: Tx, listUid: string, { influencerUid, note }: Entry): Promise<boolean> {
  const emptied = await tx
    .update(influencerListMembers)
    .set({ note: '' })
    .where(and(isMember(listUid, influencerUid), eq(influencerListMembers.note, note)))
    .returning({ uid: influencerListMembers.influencerUid })
  return emptied.length > 0
}

/**
 * Takes those off a list again whom `putOnList` put there at a moment, and whom no one has removed, added anew or written a note about
 * since. Answers their uids.
 */
export async function takeOffList(tx: Tx, listUid: string, at: Date, entries: readonly Entry[]): Promise<string[]> {
  const [list] = await tx.select().from(influencerLists).where(eq(influencerLists.uid, listUid)).for('update')
  if (!list) return entries.map(({ influencerUid }) => influencerUid)
  const before = await countMembers(tx, listUid)
  const gone: string[] = []
  for (const { influencerUid, note } of entries) {
    const taken = await tx
      .delete(influencerListMembers)
      .where(
        and(
          isMember(listUid, influencerUid),
          eq(influencerListMembers.addedAt, at),
          eq(influencerListMembers.note, note),
          sql`${influencerListMembers.removedAt} is null`,
        ),
      )
      .returning({ uid: influencerListMembers.influencerUid })
    if (taken.length > 0) gone.push(influencerUid)
  }
  if (gone.length > 0)
    await recordList(tx, systemActor, 'members-taken-back', listUid, {
      before: { members: before, influencerUids: gone },
      after: { members: before - gone.length },
    })
  return gone
}

/** Deletes a list that an import made, where it is as it was made: nobody is or was on it, and no brief is open to it. */
export async function deleteIfUnused(tx: Tx, listUid: string): Promise<void> {
  const [list] = await tx.select().from(influencerLists).where(eq(influencerLists.uid, listUid)).for('update')
  if (!list || list.version !== 1) return
  const members = await tx.$count(influencerListMembers, eq(influencerListMembers.listUid, listUid))
  const briefs = await tx.$count(influencerListUses, eq(influencerListUses.listUid, listUid))
  if (members > 0 || briefs > 0) return
  const { name, kind, ownerUid } = await getListRow(tx, listUid)
  await tx.delete(influencerLists).where(eq(influencerLists.uid, listUid))
  await recordList(tx, systemActor, 'deleted', listUid, { before: { name, kind, ownerUid } })
}
