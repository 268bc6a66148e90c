import { and, eq, or, type SQL } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { savedViews } from './tables.ts'

/** How many views of one list somebody can save. */
export const mostSavedViews = 40

export const noView = () => new CallError('not-found', 'We couldn’t find that view. Someone may have deleted it.')

/** The views that somebody sees: their own, and what the team shares. */
export function isSeenBy(accountUid: string): SQL | undefined {
  return or(savedViews.isShared, eq(savedViews.accountUid, accountUid))
}

/** A view that the actor may change, locked: their own; an admin also those that the team shares. */
export async function lockView(tx: Tx, actor: Actor, uid: string): Promise<typeof savedViews.$inferSelect> {
  const accountUid = accountOf(actor)
  const [view] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.uid, uid), isSeenBy(accountUid)))
    .for('update')
  if (!view) throw noView()
  if (view.accountUid !== accountUid && actor.staff !== 'admin')
    throw new CallError('permission-denied', 'Only its owner and admins can change this view. Save it as a new one.')
  return view
}

/** Refuses a name that the owner has given to another view of the list. */
export async function assertNameFree(
  tx: Tx,
  { accountUid, tableName, name, uid }: { accountUid: string; tableName: string; name: string; uid?: string },
): Promise<void> {
  const same = await tx
    .select({ uid: savedViews.uid })
    .from(savedViews)
    .where(and(eq(savedViews.accountUid, accountUid), eq(savedViews.tableName, tableName), eq(savedViews.name, name)))
  if (same.some((view) => view.uid !== uid))
    throw new CallError('failed-precondition', `There’s already a view called “${name}”. Choose another name.`)
}
