import { and, asc, count, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { accounts } from '../../accounts/server/tables.ts'
import { briefs } from '../../briefs/server/tables.ts'
import {
  brandProfiles,
  influencerListMembers as members,
  influencerLists,
  onList,
} from '../../profiles/server/tables.ts'
import type { ListRow, ListView } from '../contract.ts'
import { countMembers, getListRow, type List } from './list.ts'
import { resultOf } from './result.ts'

/** How many overlapping lists are shown. */
const mostOverlap = 8

/** A list as a row, of its record with its owner's name and how many are on it. */
export function viewRow(list: List, ownerName: string | null, memberCount: number): ListRow {
  const { uid, name, purpose, city, kind, ownerUid, createdAt, refreshedAt } = list
  return {
    ...{ uid, name, purpose, city, kind, members: memberCount },
    owner: ownerUid ? { uid: ownerUid, name: ownerName ?? '' } : null,
    createdAt: createdAt.toISOString(),
    refreshedAt: refreshedAt?.toISOString() ?? null,
  }
}

/** One list with all about it but its members. */
export async function viewList(db: Queryable, actor: Actor, uid: string): Promise<ListView> {
  const list = await getListRow(db, uid)
  const [owner] = list.ownerUid
    ? await db.select({ name: accounts.displayName }).from(accounts).where(eq(accounts.uid, list.ownerUid))
    : []
  const [gone] = await db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.listUid, uid), sql`${members.removedAt} is not null`))
  return {
    ...viewRow(list, owner?.name ?? null, await countMembers(db, uid)),
    ...{ version: list.version, rule: list.rule, removed: gone!.count },
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

/** Briefs that name a list, archived ones left out. */
export async function briefsOpenTo(db: Queryable, listUid: string): Promise<ListView['briefs']> {
  return db
    .select({
      uid: briefs.uid,
      title: briefs.title,
      status: briefs.status,
      brand: { uid: brandProfiles.uid, name: brandProfiles.name },
    })
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(
      and(ne(briefs.status, 'archived'), sql`${briefs.eligibility}->'listUids' @> ${JSON.stringify([listUid])}::jsonb`),
    )
    .orderBy(asc(briefs.title), asc(briefs.uid))
    .limit(50)
}
