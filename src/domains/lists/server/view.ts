import { and, asc, count, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { influencerListMembers as members, influencerLists, onList } from './tables.ts'
import { briefsOpenTo } from './uses.ts'
import type { ListRow, ListView } from '../contract.ts'
import { countMembers, getListRow, type List } from './list.ts'
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
  const owners = await findDisplayNames(db, list.ownerUid ? [list.ownerUid] : [])
  const gone = await db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.listUid, uid), sql`${members.removedAt} is not null`))
  return {
    ...viewRow(list, owners, await countMembers(db, uid)),
    version: list.version,
    rule: list.rule,
    removed: one(gone).count,
    overlap: await overlapOf(db, uid),
    briefs: await briefsOpenTo(db, uid),
    result: await resultOf(db, uid),
    canSeeLog: actor.staff === 'admin',
  }
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
