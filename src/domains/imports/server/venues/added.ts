import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../kit/server/database.ts'
import { importRows } from '../tables.ts'

/** Which of these venues an import added with earlier rows. */
export async function findAdded(
  db: Queryable,
  importUid: string | undefined,
  uids: readonly string[],
): Promise<Set<string>> {
  if (!importUid || uids.length === 0) return new Set()
  const { brandUid, outcome } = importRows
  const rows = await db
    .select({ brandUid })
    .from(importRows)
    .where(and(eq(importRows.importUid, importUid), inArray(brandUid, [...uids]), eq(outcome, 'added')))
  return new Set(rows.flatMap((row) => row.brandUid ?? []))
}
