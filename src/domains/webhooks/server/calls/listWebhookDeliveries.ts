import { and, desc, eq, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookDeliveries } from '../tables.ts'
import { viewDelivery } from '../views.ts'
import { getWebhook } from '../webhooks.ts'

export const listWebhookDeliveries: Handler<typeof webhookCalls.listWebhookDeliveries> = async (
  { uid, cursor, limit },
  { actor, db },
) => {
  const { webhook, of } = await getWebhook(db, actor, uid)
  const after = readCursor(cursor, 2)
  const { webhookUid, at, uid: own } = webhookDeliveries
  const isNext = after && sql`(${at}, ${own}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
  const found = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookUid, uid), isNext ?? undefined))
    .orderBy(desc(at), desc(own))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.at.toISOString(), row.uid])
  return { rows: rows.map((row) => viewDelivery(actor, of, webhook, row)), nextCursor }
}
