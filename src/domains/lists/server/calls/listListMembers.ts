import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingFirst } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { influencerListMembers, onList } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { getListRow } from '../list.ts'

/** The members of one list in the database, or those who were removed. Every `by` that can be sorted has its index. */
export function membersSql(listUid: string, removed: boolean): TableSql {
  const member = new QueryBuilder()
    .select({ influencerUid: influencerListMembers.influencerUid, addedAt: influencerListMembers.addedAt })
    .from(influencerListMembers)
    .where(
      and(eq(influencerListMembers.listUid, listUid), removed ? isNotNull(influencerListMembers.removedAt) : onList),
    )
    .as('member')
  return {
    from: sql`${member} inner join ${influencerFacts} on ${influencerFacts.uid} = ${member.influencerUid}`,
    uid: member.influencerUid,
    byDefault: 'handle',
    fields: {
      handle: { by: influencerFacts.handle, type: 'text' },
      city: { by: influencerFacts.homeCity, type: 'text' },
      state: { by: influencerFacts.approval, type: 'text' },
      followers: { by: influencerFacts.largestFollowing, type: 'integer' },
      added: { by: member.addedAt, sortBy: missingFirst(member.addedAt), type: 'timestamptz' },
    },
  }
}

export const listListMembers: Handler<typeof listCalls.listListMembers> = async (
  { uid, removed, search, ...asked },
  { db },
) => {
  await getListRow(db, uid)
  const also = search ? containsText([influencerFacts.handle, influencerFacts.name], search) : undefined
  const page = await findTablePage(db, membersSql(uid, removed), asked, also)
  return {
    rows: inOrder(page.uids, await viewMembers(db, uid, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewMembers(db: Queryable, listUid: string, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({
      member: influencerListMembers,
      profile: {
        uid: influencerFacts.uid,
        handle: influencerFacts.handle,
        name: influencerFacts.name,
        city: influencerFacts.homeCity,
        approval: influencerFacts.approval,
      },
      following: influencerFacts.largestFollowing,
    })
    .from(influencerListMembers)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, influencerListMembers.influencerUid))
    .where(and(eq(influencerListMembers.listUid, listUid), inArray(influencerListMembers.influencerUid, [...uids])))
  const byUids = rows.flatMap(({ member }) => [member.addedBy, member.removedBy])
  const names = await findDisplayNames(
    db,
    byUids.filter((byUid) => byUid !== null),
  )
  const nameOf = (byUid: string | null) => (byUid && names.get(byUid)) ?? null
  return rows.map(({ member, profile, following }) => ({
    ...profile,
    followers: following === 0 ? null : following,
    addedBy: nameOf(member.addedBy),
    note: member.note,
    addedAt: member.addedAt?.toISOString() ?? null,
    removed: member.removedAt
      ? { at: member.removedAt.toISOString(), by: nameOf(member.removedBy), reason: member.removedReason ?? '' }
      : null,
  }))
}
