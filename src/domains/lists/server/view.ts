import { and, asc, count, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { influencerListMembers as members, influencerLists, onList } from './tables.ts'
import { briefsOpenTo } from './uses.ts'
import type { ListRow, ListView } from '../contract.ts'
import { getListRow, type List } from './list.ts'
import { resultOf } from './result.ts'

/** How many overlapping lists are shown. */
const mostOverlap = 8

/** A list as a row, of its record, the names of owners, and how many are on it. */
export function viewRow(list: List, owners: ReadonlyMap<string, string>, memberCount: number): ListRow {
  const { uid, name, purpose, city, kind, ownerUid, createdAt, refreshedAt } = list
  return {
    uid,
    name,
    purpose,
    city,
    kind,
    members: memberCount,
    owner: ownerUid ? { uid: ownerUid, name: owners.get(ownerUid) ?? '' } : null,
    createdAt: createdAt.toISOString(),
    refreshedAt: refreshedAt?.toISOString() ?? null,
  }
}

/** One list with all about it but its members. */
export async function viewList(db: Queryable, actor: Actor, uid: string): Promise<ListView> {
  const list = await getListRow(db, uid)
  const [owners, { on, removed }, overlap, briefs, result] = await Promise.all([
    findDisplayNames(db, list.ownerUid ? [list.ownerUid] : []),
    countEver(db, uid),
    overlapOf(db, uid),
    briefsOpenTo(db, uid),
    resultOf(db, uid),
  ])
  return {
    ...viewRow(list, owners, on),
    version: list.version,
    rule: list.rule,
    removed,
    overlap,
    briefs,
    result,
    canSeeLog: actor.staff === 'admin',
  }
}

/** How many are on a list, and how many were. */
async function countEver(db: Queryable, uid: string): Promise<{ on: number; removed: number }> {
  const { removedAt } = members
  const found = await db
    .select({ on: count(sql`case when ${removedAt} is null then 1 end`), removed: count(removedAt) })
    .from(members)
    .where(eq(members.listUid, uid))
  return one(found)
}

/** Other lists by how many of this one's members are on them too. */
async function overlapOf(db: Queryable, uid: string): Promise<ListView['overlap']> {
  const here = alias(members, 'here')
  const alsoHere = db
    .select({ one: sql`1` })
    .from(here)
    .where(and(eq(here.listUid, uid), eq(here.influencerUid, members.influencerUid), sql`${here.removedAt} is null`))
  return db
    .select({ uid: influencerLists.uid, name: influencerLists.name, shared: count() })
    .from(members)
    .innerJoin(influencerLists, eq(influencerLists.uid, members.listUid))
    .where(and(ne(members.listUid, uid), onList, exists(alsoHere)))
    .groupBy(influencerLists.uid)
    .orderBy(desc(count()), asc(influencerLists.name))
    .limit(mostOverlap)
}
