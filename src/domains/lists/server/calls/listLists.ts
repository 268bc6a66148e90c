import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { listCalls } from '../../contract.ts'
import { influencerLists as list, influencerListMembers, influencerListUses, onList } from '../tables.ts'
import { viewRow } from '../view.ts'

const memberCount = sql<number>`(select count(*)::integer from ${influencerListMembers} where ${influencerListMembers.listUid} = ${list.uid} and ${onList})`
const briefCount = sql<number>`(select count(*)::integer from ${influencerListUses} where ${influencerListUses.listUid} = ${list.uid})`

/** The Influencer List Explorer in the database. */
export const listsSql: TableSql = {
  from: sql`${list}`,
  uid: list.uid,
  byDefault: 'name',
  fields: {
    name: { by: list.name, type: 'text' },
    kind: { by: list.kind, type: 'text' },
    city: { by: list.city, type: 'text' },
    owner: { by: list.ownerUid, type: 'text' },
    members: { by: memberCount, type: 'integer' },
    briefs: { by: briefCount, type: 'integer' },
    refreshed: { by: list.refreshedAt, ...missingAtEnd(list.refreshedAt), type: 'timestamptz' },
    created: { by: list.createdAt, type: 'timestamptz' },
  },
}

export const listLists: Handler<typeof listCalls.listLists> = async ({ search, ...asked }, { db }) => {
  const also: SQL | undefined = search ? containsText([list.name, list.purpose], search) : undefined
  const page = await findTablePage(db, listsSql, asked, also)
  return { ...page, rows: await viewLists(db, page.uids) }
}

async function viewLists(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ list, members: memberCount, briefs: briefCount })
    .from(list)
    .where(inArray(list.uid, [...uids]))
  const owners = await findDisplayNames(
    db,
    rows.flatMap((row) => row.list.ownerUid ?? []),
  )
  const found = new Map(rows.map((row) => [row.list.uid, row]))
  return inOrder(
    uids,
    rows.map((row) => row.list),
  ).map((one) => {
    const { members, briefs } = mustGet(found, one.uid)
    return { ...viewRow(one, owners, members), briefs }
  })
}
