import { and, desc, eq, exists, ilike, or, sql } from 'drizzle-orm'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { viewAccountRows } from '../account.ts'

export const listAccounts: Handler<typeof staffCalls.listAccounts> = async ({ search, cursor, limit }, { db }) => {
  const words = search?.trim().replace(/^@/, '') ?? ''
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const isExact = sql<number>`(case when ${accountFacts.uid} = ${words} or ${accountFacts.email} = ${words.toLowerCase()} then 1 else 0 end)`
  const hasProfile = exists(
    db
      .select({ one: sql`1` })
      .from(membershipFacts)
      .leftJoin(brandFacts, eq(brandFacts.uid, membershipFacts.profileUid))
      .leftJoin(influencerFacts, eq(influencerFacts.uid, membershipFacts.profileUid))
      .where(
        and(
          eq(membershipFacts.accountUid, accountFacts.uid),
          or(
            eq(membershipFacts.profileUid, words),
            ilike(brandFacts.name, pattern),
            ilike(influencerFacts.name, pattern),
            ilike(influencerFacts.handle, pattern),
          ),
        ),
      ),
  )
  const after = readCursor(cursor, 3)
  const rows = await db
    .select({ account: columnsOf(accountFacts), staffRole: staffFacts.role, exact: isExact })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(
      and(
        words
          ? or(
              eq(accountFacts.uid, words),
              ilike(accountFacts.email, pattern),
              ilike(accountFacts.displayName, pattern),
              hasProfile,
            )
          : undefined,
        after
          ? sql`(${isExact}, ${accountFacts.createdAt}, ${accountFacts.uid}) < (${Number(after[0])}, ${String(after[1])}::timestamptz, ${String(after[2])})`
          : undefined,
      ),
    )
    .orderBy(desc(isExact), desc(accountFacts.createdAt), desc(accountFacts.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ exact, account }) => [exact, account.createdAt.toISOString(), account.uid])
  const shown = cut.rows.map(({ account, staffRole }) => ({ ...account, staffRole }))
  return { rows: await viewAccountRows(db, shown), nextCursor: cut.nextCursor }
}
