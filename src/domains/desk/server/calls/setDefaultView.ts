import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { deskCalls } from '../../contract.ts'
import { lockView, noView } from '../saved-views.ts'
import { defaultViews } from '../tables.ts'

export const setDefaultView: Handler<typeof deskCalls.setDefaultView> = async ({ table, role, uid }, { actor, tx }) => {
  if (!uid) {
    await tx.delete(defaultViews).where(and(eq(defaultViews.tableName, table), eq(defaultViews.role, role)))
    return { done: true }
  }
  const view = await lockView(tx, actor, uid)
  if (view.tableName !== table || view.brandUid !== null) throw noView()
  if (!view.isShared)
    throw new CallError('failed-precondition', 'Share this view with the team before you make it a default.')
  await tx
    .insert(defaultViews)
    .values({ tableName: table, role, viewUid: uid })
    .onConflictDoUpdate({ target: [defaultViews.tableName, defaultViews.role], set: { viewUid: uid } })
  return { done: true }
}
