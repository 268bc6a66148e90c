import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { recordCalls } from '../../contract.ts'
import { viewNamedFiles } from '../../../media/server/named-files.ts'
import { recordPolicy } from '../policy.ts'
import { getSubject } from '../subjects.ts'
import { recordNotes } from '../tables.ts'

export const listPinnedNotes: Handler<typeof recordCalls.listPinnedNotes> = async (
  { recordUid },
  { actor, db, config },
) => {
  const subject = await getSubject(db, actor, recordUid)
  const rows = await db
    .select()
    .from(recordNotes)
    .where(and(eq(recordNotes.recordUid, recordUid), isNotNull(recordNotes.pinnedAt)))
    .orderBy(desc(recordNotes.pinnedAt), desc(recordNotes.uid))
  const names = await findDisplayNames(db, [...new Set(rows.map(({ byUid }) => byUid))])
  const filesOf = await viewNamedFiles(
    { db, config },
    rows.flatMap(({ files }) => files),
  )
  return {
    rows: rows.map(({ uid, at, text, byUid, files }) => ({
      uid,
      at: at.toISOString(),
      text,
      pinned: true,
      files: filesOf(files),
      by: { uid: byUid, name: names.get(byUid) ?? 'Someone who has left' },
    })),
    can: { write: may(recordPolicy, actor, 'write', subject) },
  }
}
