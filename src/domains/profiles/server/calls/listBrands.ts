import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import type { profileCalls } from '../../contract.ts'
import { brandProfiles } from '../tables.ts'

export const listBrands: Handler<typeof profileCalls.listBrands> = async ({ search, cursor, limit }, { db }) => {
  const after = readCursor(cursor, 2)
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  const { uid, name, handle, category, district, profilePic, customerStatus, rag } = brandProfiles
  const rows = await db
    .select({
      uid,
      name,
      handle,
      category,
      city: brandProfiles.city,
      district,
      profilePic,
      customerStatus,
      rag,
      manager: staffFacts.displayName,
    })
    .from(brandProfiles)
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, uid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(
      and(
        pattern ? or(ilike(name, pattern), ilike(handle, pattern)) : undefined,
        after ? sql`(${name}, ${uid}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(name, uid)
    .limit(limit + 1)
  return cutPage(rows, limit, (row) => [row.name, row.uid])
}
