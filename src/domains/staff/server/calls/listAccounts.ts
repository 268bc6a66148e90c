import { and, desc, eq, exists, ilike, or, sql } from 'drizzle-orm'
import { columnsOf } from '../../../../kit/server/view.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountsView, membershipsView, staffView } from '../../../accounts/server/views.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { viewAccountRows } from '../account.ts'

export const listAccounts: Handler<typeof staffCalls.listAccounts> = async ({ search, cursor, limit }, { db }) => {
  const words = search?.trim().replace(/^@/, '') ?? ''
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const isExact = sql<number>`(case when ${accountsView.uid} = ${words} or ${accountsView.email} = ${words.toLowerCase()} then 1 else 0 end)`
  const hasProfile = exists(
    db
      .select({ one: sql`1` })
      .from(membershipsView)
      .leftJoin(brandFacts, eq(brandFacts.uid, membershipsView.profileUid))
      .leftJoin(influencerFacts, eq(influencerFacts.uid, membershipsView.profileUid))
      .where(
        and(
          eq(membershipsView.accountUid, accountsView.uid),
          or(
            eq(membershipsView.profileUid, words),
            ilike(brandFacts.name, pattern),
            ilike(influencerFacts.name, pattern),
            ilike(influencerFacts.handle, pattern),
          ),
        ),
      ),
  )
  const after = readCursor(cursor, 3)
  const rows = await db
    .select({ account: columnsOf(accountsView), staffRole: staffView.role, exact: isExact })
    .from(accountsView)
    .leftJoin(staffView, eq(staffView.accountUid, accountsView.uid))
    .where(
      and(
        words
          ? or(
              eq(accountsView.uid, words),
              ilike(accountsView.email, pattern),
              ilike(accountsView.displayName, pattern),
              hasProfile,
            )
          : undefined,
        after
          ? sql`(${isExact}, ${accountsView.createdAt}, ${accountsView.uid}) < (${Number(after[0])}, ${String(after[1])}::timestamptz, ${String(after[2])})`
          : undefined,
      ),
    )
    .orderBy(desc(isExact), desc(accountsView.createdAt), desc(accountsView.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ exact, account }) => [exact, account.createdAt.toISOString(), account.uid])
  const shown = cut.rows.map(({ account, staffRole }) => ({ ...account, staffRole }))
  return { rows: await viewAccountRows(db, shown), nextCursor: cut.nextCursor }
}
