import { asc, eq, sql } from 'drizzle-orm'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { discoveryCalls } from '../contract.ts'
import { savedFilters } from './tables.ts'

const filtersOf = prepared((db) =>
  db
    .select()
    .from(savedFilters)
    .where(eq(savedFilters.accountUid, sql.placeholder('account')))
    .orderBy(asc(savedFilters.name))
    .prepare('saved_filters_of'),
)

/** The filters that an account keeps, by name. */
export async function listFilters(
  db: Queryable,
  accountUid: string,
): Promise<OutputOf<typeof discoveryCalls.listFeedFilters>> {
  const rows = await filtersOf(db, { account: accountUid })
  return { filters: rows.map(({ name, filter, savedAt }) => ({ name, filter, savedAt: savedAt.toISOString() })) }
}
