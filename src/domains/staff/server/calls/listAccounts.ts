import { and, desc, eq, exists, ilike, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accounts, memberships, staff } from '../../../accounts/server/tables.ts'
import { brandProfiles, influencerProfiles } from '../../../profiles/server/tables.ts'
import type { staffCalls } from '../../contract.ts'
import { viewAccountRows } from '../account.ts'

export const listAccounts: Handler<typeof staffCalls.listAccounts> = async ({ search, cursor, limit }, { db }) => {
  const words = search?.trim().replace(/^@/, '') ?? ''
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const isExact = sql<number>`(case when ${accounts.uid} = ${words} or ${accounts.email} = ${words.toLowerCase()} then 1 else 0 end)`
  const hasProfile = exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .leftJoin(brandProfiles, eq(brandProfiles.uid, memberships.profileUid))
      .leftJoin(influencerProfiles, eq(influencerProfiles.uid, memberships.profileUid))
      .where(
        and(
          eq(memberships.accountUid, accounts.uid),
          or(
            eq(memberships.profileUid, words),
            ilike(brandProfiles.name, pattern),
            ilike(influencerProfiles.name, pattern),
            ilike(influencerProfiles.handle, pattern),
          ),
        ),
      ),
  )
  const after = readCursor(cursor, 3)
  const rows = await db
    .select({ account: accounts, staffRole: staff.role, exact: isExact })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountUid, accounts.uid))
    .where(
      and(
        words
          ? or(
              eq(accounts.uid, words),
              ilike(accounts.email, pattern),
              ilike(accounts.displayName, pattern),
              hasProfile,
            )
          : undefined,
        after
          ? sql`(${isExact}, ${accounts.createdAt}, ${accounts.uid}) < (${Number(after[0])}, ${String(after[1])}::timestamptz, ${String(after[2])})`
          : undefined,
      ),
    )
    .orderBy(desc(isExact), desc(accounts.createdAt), desc(accounts.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ exact, account }) => [exact, account.createdAt.toISOString(), account.uid])
  const shown = cut.rows.map(({ account, staffRole }) => ({ ...account, staffRole }))
  return { rows: await viewAccountRows(db, shown), nextCursor: cut.nextCursor }
}
