import { createHash } from 'node:crypto'
import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { record } from '../../audit/server/record.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { mostShortlisted, mostShortlists } from '../shortlists.ts'
import { shortlistMembers, shortlists, shortlistVotes } from './tables.ts'

export type Shortlist = typeof shortlists.$inferSelect

const noShortlist = () => new CallError('not-found', 'We couldn’t find that shortlist.')

/** A shortlist of a brand whose people, or any of our team, may see it. */
export async function getShortlist(db: Queryable, actor: Actor, uid: string): Promise<Shortlist> {
  const [shortlist] = await db.select().from(shortlists).where(eq(shortlists.uid, uid))
  if (!shortlist || !(isBrandMember(actor, shortlist.brandUid) || isStaff(actor))) throw noShortlist()
  return shortlist
}

/** The same, locked, for whoever may change it. */
export async function lockShortlist(tx: Tx, actor: Actor, uid: string): Promise<Shortlist> {
  const [shortlist] = await tx.select().from(shortlists).where(eq(shortlists.uid, uid)).for('update')
  if (!shortlist || !(isBrandMember(actor, shortlist.brandUid) || isStaffForBrand(actor, shortlist.brandUid)))
    throw noShortlist()
  return shortlist
}

/** The shortlist behind a link; links that ended and unknown ones open nothing. */
export async function getSharedShortlist(db: Queryable, token: string): Promise<Shortlist> {
  const [shortlist] = await db
    .select()
    .from(shortlists)
    .where(eq(shortlists.tokenHash, hashOf(token)))
  if (!shortlist)
    throw new CallError(
      'not-found',
      'This link is incomplete or was turned off. Open it again from the message it came in, or ask for a new one.',
    )
  if (!shortlist.linkUntil || shortlist.linkUntil <= now())
    throw new CallError('not-found', 'This link has expired. Ask the person who sent it for a new one.')
  return shortlist
}

/** What of a token is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes a shortlist under a name that the brand has not used yet. */
export async function makeShortlist(tx: Tx, actor: Actor, brandUid: string, name: string): Promise<Shortlist> {
  await getBrand(tx, brandUid)
  const [{ made } = { made: 0 }] = await tx
    .select({ made: count() })
    .from(shortlists)
    .where(eq(shortlists.brandUid, brandUid))
  if (made >= mostShortlists)
    throw new CallError('failed-precondition', `You can have ${mostShortlists} shortlists. Delete one first.`)
  const rows = await tx
    .insert(shortlists)
    .values({ uid: newUid('shortlist'), brandUid, name, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  if (rows.length === 0) throw nameTaken(name)
  const shortlist = one(rows)
  await recordShortlist(tx, actor, 'created', shortlist, { after: { name } })
  return shortlist
}

export const nameTaken = (name: string) =>
  new CallError('failed-precondition', `There’s already a shortlist called “${name}”. Choose another name.`)

/** Who is on a shortlist, last added first. */
export async function listShortlisted(db: Queryable, uid: string): Promise<string[]> {
  const rows = await db
    .select({ influencerUid: shortlistMembers.influencerUid })
    .from(shortlistMembers)
    .where(eq(shortlistMembers.shortlistUid, uid))
    .orderBy(desc(shortlistMembers.addedAt), shortlistMembers.influencerUid)
  return rows.map(({ influencerUid }) => influencerUid)
}

/**
 * Puts creators on a locked shortlist in their order, as many as it has room for. Answers how many were added, how many were on it,
 * and for whom there was no room.
 */
export async function putOnShortlist(
  tx: Tx,
  actor: Actor,
  shortlist: Shortlist,
  influencerUids: readonly string[],
): Promise<{ added: number; there: number; left: string[] }> {
  const members = await listShortlisted(tx, shortlist.uid)
  const given = [...new Set(influencerUids)]
  const fresh = given.filter((uid) => !members.includes(uid))
  const room = Math.max(0, mostShortlisted - members.length)
  const added = fresh.slice(0, room)
  const at = now()
  if (added.length > 0)
    await tx.insert(shortlistMembers).values(
      added.map((influencerUid, nth) => ({
        shortlistUid: shortlist.uid,
        influencerUid,
        // The last added stands first: the list keeps its order.
        addedAt: plus(at, -nth),
        addedBy: actor.accountUid ?? '',
      })),
    )
  for (const influencerUid of added) await recordShortlist(tx, actor, 'added', shortlist, { after: { influencerUid } })
  return { added: added.length, there: given.length - fresh.length, left: fresh.slice(room) }
}

/** What was said of the creators of a shortlist, by their uid, oldest first. */
export async function votesOf(db: Queryable, uid: string) {
  const rows = await db
    .select({
      influencerUid: shortlistVotes.influencerUid,
      name: shortlistVotes.name,
      vote: shortlistVotes.vote,
    })
    .from(shortlistVotes)
    .where(eq(shortlistVotes.shortlistUid, uid))
    .orderBy(shortlistVotes.votedAt)
  return Map.groupBy(rows, ({ influencerUid }) => influencerUid)
}

/** What was said of creators on any shortlist of a brand on which they still are, by their uid: of each person the last word. */
export async function votesFor(db: Queryable, brandUid: string, influencerUids: readonly string[]) {
  const { influencerUid, name, vote, votedAt, shortlistUid } = shortlistVotes
  const isMember = and(
    eq(shortlistMembers.shortlistUid, shortlistUid),
    eq(shortlistMembers.influencerUid, influencerUid),
  )
  const rows = await db
    .selectDistinctOn([influencerUid, name], { influencerUid, name, vote })
    .from(shortlistVotes)
    .innerJoin(shortlists, eq(shortlists.uid, shortlistUid))
    .innerJoin(shortlistMembers, isMember)
    .where(and(eq(shortlists.brandUid, brandUid), inArray(influencerUid, [...influencerUids])))
    .orderBy(influencerUid, name, desc(votedAt))
  return Map.groupBy(rows, ({ influencerUid: of }) => of)
}

/**
 * Makes sure that nobody else votes under a name on a shortlist, in whichever case; votes from before there were keys become
 * those of whoever uses their name first. Locks the shortlist: of two people with one name, only one is first.
 */
export async function holdName(
  tx: Tx,
  uid: string,
  { name, voterHash }: { name: string; voterHash: string },
): Promise<void> {
  await tx.select({ uid: shortlists.uid }).from(shortlists).where(eq(shortlists.uid, uid)).for('update')
  const isUnderName = and(
    eq(shortlistVotes.shortlistUid, uid),
    sql`lower(${shortlistVotes.name}) = lower(${name}::text)`,
  )
  const [other] = await tx
    .select({ name: shortlistVotes.name })
    .from(shortlistVotes)
    .where(and(isUnderName, ne(shortlistVotes.voterHash, voterHash)))
    .limit(1)
  if (other) throw new CallError('failed-precondition', `Someone has already voted as ${other.name}. Add your surname.`)
  await tx
    .update(shortlistVotes)
    .set({ voterHash })
    .where(and(isUnderName, isNull(shortlistVotes.voterHash)))
}

/** Who is on each of these shortlists, last added first; in one statement. */
export async function membersOf(db: Queryable, uids: readonly string[]): Promise<(uid: string) => string[]> {
  const { shortlistUid, influencerUid, addedAt } = shortlistMembers
  const rows = await db
    .select({ shortlistUid, influencerUid })
    .from(shortlistMembers)
    .where(inArray(shortlistUid, [...uids]))
    .orderBy(desc(addedAt), influencerUid)
  const byUid = Map.groupBy(rows, (row) => row.shortlistUid)
  return (uid) => (byUid.get(uid) ?? []).map((row) => row.influencerUid)
}

type Done = 'created' | 'renamed' | 'deleted' | 'added' | 'removed' | 'shared' | 'unshared'

/** What shortlists are called, whoever asks: for our team’s log. */
export async function unsafeFindShortlistNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = shortlists
  const rows = await db
    .select({ uid, name })
    .from(shortlists)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}

/** Logs what somebody of the brand, or of ours, did with a shortlist. */
export async function recordShortlist(
  tx: Tx,
  actor: Actor,
  what: Done,
  { uid, brandUid }: Pick<Shortlist, 'uid' | 'brandUid'>,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  await record(tx, actor, side, `shortlist.${what}`, { subjectUid: uid, brandUid }, facts)
}
