import { and, asc, count, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { influencerListMembers, influencerLists, onList } from './tables.ts'

const listsByInfluencer = prepared((db) =>
  db
    .select({ uid: influencerListMembers.listUid })
    .from(influencerListMembers)
    .where(and(eq(influencerListMembers.influencerUid, sql.placeholder('influencer')), onList))
    .prepare('lists_by_influencer'),
)

/** The lists an influencer is on. */
export async function listsOf(db: Queryable, influencerUid: string): Promise<string[]> {
  const rows = await listsByInfluencer(db, { influencer: influencerUid })
  return rows.map((row) => row.uid)
}

/** The same as an array, for a statement that asks for more than these. */
export function listsAsArray(influencer: SQLWrapper): SQL<string[]> {
  const { influencerUid, listUid } = influencerListMembers
  return sql`array(select ${listUid} from ${influencerListMembers} where ${and(sql`${influencerUid} = ${influencer}`, onList)})`
}

/** The condition that an influencer is on one of these lists. */
export function isOnAnyList(influencerUid: SQLWrapper, listUids: readonly string[]): SQL {
  const { influencerUid: member, listUid } = influencerListMembers
  const there = and(sql`${member} = ${influencerUid}`, inArray(listUid, [...listUids]), onList)
  return sql`exists (select from ${influencerListMembers} where ${there})`
}

/** Every list by name, with how many are on it. */
export async function listNames(db: Queryable): Promise<{ uid: string; name: string; members: number }[]> {
  return db
    .select({
      uid: influencerLists.uid,
      name: influencerLists.name,
      members: count(influencerListMembers.influencerUid),
    })
    .from(influencerLists)
    .leftJoin(influencerListMembers, and(eq(influencerListMembers.listUid, influencerLists.uid), onList))
    .groupBy(influencerLists.uid)
    .orderBy(asc(influencerLists.name))
}

/** Holds lists until the transaction ends, and says how many of them there are. */
export async function holdLists(tx: Tx, uids: readonly string[]): Promise<number> {
  if (uids.length === 0) return 0
  // Shared with other briefs, and waited for by whoever deletes a list.
  const known = await tx
    .select({ uid: influencerLists.uid })
    .from(influencerLists)
    .where(inArray(influencerLists.uid, [...uids]))
    .for('key share')
  return known.length
}

/** On which lists creators are, by name. */
export async function listNamesOf(db: Queryable, influencerUids: readonly string[]): Promise<Map<string, string[]>> {
  const { influencerUid, listUid } = influencerListMembers
  const rows = await db
    .select({ influencerUid, name: influencerLists.name })
    .from(influencerListMembers)
    .innerJoin(influencerLists, eq(influencerLists.uid, listUid))
    .where(and(inArray(influencerUid, [...influencerUids]), onList))
    .orderBy(asc(influencerLists.name))
  const names = new Map<string, string[]>()
  for (const row of rows) names.set(row.influencerUid, [...(names.get(row.influencerUid) ?? []), row.name])
  return names
}
