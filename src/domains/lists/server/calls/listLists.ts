import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { influencerLists } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { viewRow } from '../view.ts'

export const listLists: Handler<typeof listCalls.listLists> = async ({ search, city, kind, cursor, limit }, { db }) => {
  const after = readCursor(cursor, 1)
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  const rows = await db
    .select({
      list: influencerLists,
      members: sql<number>`(
        select count(*)::int from influencer_list_members m
        where m.list_uid = ${influencerLists.uid} and m.removed_at is null)`,
    })
    .from(influencerLists)
    .where(
      and(
        pattern ? or(ilike(influencerLists.name, pattern), ilike(influencerLists.purpose, pattern)) : undefined,
        city ? eq(influencerLists.city, city) : undefined,
        kind ? eq(influencerLists.kind, kind) : undefined,
        after ? gt(influencerLists.name, String(after[0])) : undefined,
      ),
    )
    .orderBy(asc(influencerLists.name))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ list }) => [list.name])
  const owners = await findDisplayNames(
    db,
    cut.rows.flatMap(({ list }) => list.ownerUid ?? []),
  )
  return {
    rows: cut.rows.map(({ list, members }) => viewRow(list, owners, members)),
    nextCursor: cut.nextCursor,
  }
}
