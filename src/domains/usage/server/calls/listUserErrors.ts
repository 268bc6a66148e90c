import { and, desc, like, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { recordAccess } from '../reads.ts'
import { userErrors } from '../tables.ts'
import { namesOf } from '../view.ts'

export const listUserErrors: Handler<typeof usageCalls.listUserErrors> = async (
  { requestId, cursor, limit },
  { actor, tx },
) => {
  await recordAccess(tx, actor, 'usage.errors-read', 'usage', {})
  const after = readCursor(cursor, 2)
  const rows = await tx
    .select()
    .from(userErrors)
    .where(
      and(
        requestId ? like(userErrors.requestId, `${requestId}%`) : undefined,
        after
          ? sql`(${userErrors.at}, ${userErrors.uid}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(userErrors.at), desc(userErrors.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.at.toISOString(), row.uid])
  const nameOf = await namesOf(
    tx,
    cut.rows.map(({ accountUid }) => ({ accountUid, profileUid: null })),
  )
  return {
    rows: cut.rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      account: nameOf({ accountUid: row.accountUid, profileUid: null }).account,
    })),
    nextCursor: cut.nextCursor,
  }
}
