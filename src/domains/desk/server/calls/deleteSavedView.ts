import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { lockView } from '../saved-views.ts'
import { savedViews } from '../tables.ts'

export const deleteSavedView: Handler<typeof deskCalls.deleteSavedView> = async ({ uid }, { actor, tx }) => {
  await lockView(tx, actor, uid)
  await tx.delete(savedViews).where(eq(savedViews.uid, uid))
  return { done: true }
}
