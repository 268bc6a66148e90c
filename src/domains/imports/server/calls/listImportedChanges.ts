import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { must } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { brandPolicy } from '../../../profiles/server/policy.ts'
import type { importCalls } from '../../contract.ts'
import { undoneFrom } from '../forget.ts'
import { openAsOwner } from '../own/open.ts'
import { importRows, imports } from '../tables.ts'
import { correctedWords } from '../venues/correction-words.ts'

export const listImportedChanges: Handler<typeof importCalls.listImportedChanges> = async (
  { brandUid, cursor, limit },
  { actor, db },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const after = readCursor(cursor, 2)
  const { importUid, line, name, corrected, brandUid: venueUid } = importRows
  const { fileName, activeAt: at } = imports
  const found = await db
    .select({ importUid, line, name, corrected, venueUid, fileName, at })
    .from(importRows)
    .innerJoin(imports, eq(imports.uid, importUid))
    .where(
      and(
        eq(imports.orgUid, org.uid),
        eq(imports.state, 'done'),
        gt(imports.activeAt, undoneFrom()),
        isNotNull(corrected),
        after
          ? sql`(${importUid} < ${String(after[0])} or (${importUid} = ${String(after[0])} and ${line} > ${Number(after[1])}))`
          : undefined,
      ),
    )
    .orderBy(desc(importUid), asc(line))
    .limit(limit + 1)
  const cut = cutPage(found, limit, (row) => [row.importUid, row.line])
  const isSeen = (uid: string | null) => uid === null || may(brandPolicy, actor, 'see', { uid })
  return {
    ...cut,
    rows: cut.rows.map(({ corrected: changed, venueUid: uid, at: importedAt, ...row }) => ({
      ...row,
      importedAt: importedAt.toISOString(),
      what: isSeen(uid) ? correctedWords(must(changed, 'correction')) : 'Changed details.',
    })),
  }
}
