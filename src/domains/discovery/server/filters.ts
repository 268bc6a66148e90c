import { asc, eq } from 'drizzle-orm'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { discoveryCalls } from '../contract.ts'
import { savedFilters } from './tables.ts'

/** The filters that an account keeps, by name. */
export async function listFilters(
  db: Queryable,
  accountUid: string,
): Promise<OutputOf<typeof discoveryCalls.listFeedFilters>> {
  const rows = await db
    .select()
    .from(savedFilters)
    .where(eq(savedFilters.accountUid, accountUid))
    .orderBy(asc(savedFilters.name))
  return { filters: rows.map(({ name, filter, savedAt }) => ({ name, filter, savedAt: savedAt.toISOString() })) }
}
