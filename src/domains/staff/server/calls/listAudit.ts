import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { events } from '../../../audit/server/tables.ts'
import type { staffCalls } from '../../contract.ts'

export const listAudit: Handler<typeof staffCalls.listAudit> = async (
  { subjectUid, actorUid, side, kind, cursor, limit },
  { db },
) => {
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
  const cut = cutPage(rows, limit, (row) => [row.at.toISOString(), row.uid])
  const names = await findDisplayNames(db, [...new Set(cut.rows.flatMap((row) => row.actorUid ?? []))])
  return {
    rows: cut.rows.map(
      ({ uid, at, kind: what, side: by, subjectUid: subject, actorUid: actor, before, after: now, why }) => ({
        ...{ uid, kind: what, side: by, subjectUid: subject, before, after: now, why },
        at: at.toISOString(),
        by: actor ? { uid: actor, name: names.get(actor) ?? 'an account that is gone' } : null,
      }),
    ),
    nextCursor: cut.nextCursor,
  }
}
