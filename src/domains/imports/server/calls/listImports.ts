import { desc, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { importCalls } from '../../contract.ts'
import { isVenueDraft } from '../reads.ts'
import { importRows, imports } from '../tables.ts'
import { viewImports } from '../view.ts'

export const listImports: Handler<typeof importCalls.listImports> = async ({ cursor, limit }, { db }) => {
  const before = readCursor(cursor, 2)
  const rows = await db
    .select()
    .from(imports)
    .where(
      before
        ? sql`(${imports.createdAt}, ${imports.uid}) < (${String(before[0])}::timestamptz, ${String(before[1])})`
        : undefined,
    )
    .orderBy(desc(imports.createdAt), desc(imports.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (run) => [run.createdAt.toISOString(), run.uid])
  return {
    rows: await viewImports(db, cut.rows),
    nextCursor: cut.nextCursor,
    drafts: await db.$count(importRows, isVenueDraft),
  }
}
