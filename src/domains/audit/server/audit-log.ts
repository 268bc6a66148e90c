import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Side } from '../sides.ts'
import type { StoredEvent } from './events.ts'
import { events } from './tables.ts'

type Filter = { subjectUid?: string; actorUid?: string; side?: Side; kind?: string }
type Page = { cursor?: string; limit: number }

/** Everything that was done, with before and after, newest first. For staff alone: nothing is left out. */
export async function listAuditLog(
  db: Queryable,
  { subjectUid, actorUid, side, kind }: Filter,
  { cursor, limit }: Page,
): Promise<{ rows: StoredEvent[]; nextCursor: string | null }> {
  const after = readCursor(cursor, 2)
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        subjectUid ? eq(events.subjectUid, subjectUid) : undefined,
        actorUid ? eq(events.actorUid, actorUid) : undefined,
        side ? eq(events.side, side) : undefined,
        kind ? ilike(events.kind, `${kind.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
        after
          ? sql`(${events.at}, ${events.uid}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(events.at), desc(events.uid))
    .limit(limit + 1)
  return cutPage(rows, limit, (row) => [row.at.toISOString(), row.uid])
}
