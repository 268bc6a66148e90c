import { and, inArray, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, type FoundPage, inOrder } from '../../../../kit/server/table-page.ts'
import type { usageCalls } from '../../contract.ts'
import { findEventsAbout, recordLook, usageEventsSql, withinLookBack } from '../lists.ts'
import { userEvents } from '../tables.ts'
import { viewEvents } from '../view.ts'

export const listUsageEvents: Handler<typeof usageCalls.listUsageEvents> = async (
  { search, ...asked },
  { actor, tx },
) => {
  const looked = { search, where: asked.where }
  await recordLook(tx, actor, 'usage.read', looked)
  const { where, also } = await findEventsAbout(tx, looked)
  const page = await findTablePage(tx, usageEventsSql(where), { ...asked, where }, and(withinLookBack(where), also))
  return { ...page, rows: await viewEvents(tx, await findEvents(tx, page)) }
}

/** The events of a page: by their times, which the key begins with and which say in which days they are. */
async function findEvents(db: Queryable, { uids, keys }: FoundPage) {
  if (uids.length === 0) return []
  const times = sql`${sql.param(keys)}::timestamptz[]`
  const rows = await db
    .select()
    .from(userEvents)
    .where(and(sql`${userEvents.at} = any(${times})`, inArray(userEvents.eventId, uids)))
  return inOrder(
    uids,
    rows.map((row) => ({ ...row, uid: row.eventId })),
  )
}
