import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../kit/server/database.ts'
import { notifications, waitingMails } from './tables.ts'

/** Takes away what everybody was notified of under these keys, also what waits to be mailed: it names somebody who has left. */
export async function forgetNotifications(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const isOne = (column: PgColumn): SQL => sql`${column} like any(${sql.param(keys.map((key) => `${key}:%`))}::text[])`
  await tx.delete(notifications).where(isOne(notifications.key))
  await tx.delete(waitingMails).where(isOne(waitingMails.key))
}
