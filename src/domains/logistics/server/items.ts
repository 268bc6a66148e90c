import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { checklistItems } from './tables.ts'

export type ChecklistItem = typeof checklistItems.$inferSelect

export async function getItem(db: Queryable, uid: string): Promise<ChecklistItem> {
  const [item] = await db.select().from(checklistItems).where(eq(checklistItems.uid, uid))
  if (!item) throw new CallError('not-found', 'This is no longer on the checklist. Reload to see what is.')
  return item
}
