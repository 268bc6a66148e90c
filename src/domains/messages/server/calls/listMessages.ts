import { and, desc, eq, lt } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { messages } from '../tables.ts'
import { viewMessages } from '../view.ts'

export const listMessages: Handler<typeof messageCalls.listMessages> = async (
  { collabUid, cursor, limit },
  { actor, db, config },
) => {
  const collab = await getCollab(db, actor, collabUid)
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.collabUid, collabUid), after ? lt(messages.uid, String(after[0])) : undefined))
    .orderBy(desc(messages.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewMessages({ db, actor, config }, collab, cut.rows), nextCursor: cut.nextCursor }
}
