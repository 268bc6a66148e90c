import { and, asc, eq, sql } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { privacyCalls } from '../../contract.ts'
import { deletions } from '../tables.ts'

export const listDeletions: Handler<typeof privacyCalls.listDeletions> = async ({ cursor, limit }, { db }) => {
  const after = readCursor(cursor, 1)
  const { dueAt, uid } = deletions
  const isLater = after && sql`(${dueAt}, ${uid}) > (select d.due_at, d.uid from deletions d where d.uid = ${after[0]})`
  const found = await db
    .select()
    .from(deletions)
    .where(and(eq(deletions.state, 'open'), isLater ?? undefined))
    .orderBy(asc(dueAt), asc(uid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.uid])
  const names = await findDisplayNames(
    db,
    rows.map(({ requestedBy }) => requestedBy),
  )
  return {
    rows: rows.map((row) => ({
      uid: row.uid,
      kind: row.kind,
      subjectUid: row.subjectUid,
      name: row.name,
      requestedBy: mustGet(names, row.requestedBy),
      requestedAt: row.requestedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      obstacle: row.obstacle,
    })),
    nextCursor,
  }
}
