import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { type Actor, accountOf, isBrandMember, isStaff } from '../../../access/roles.ts'
import { assertSeesBrand } from '../../../access/server/guards.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { savedViews } from './tables.ts'

/** How many views of one list somebody can save. */
export const mostSavedViews = 40

export const noView = () => new CallError('not-found', 'We couldn’t find that view. Someone may have deleted it.')

/** For whoever sees the brand whose list it is; a list without one is our team’s. */
export function assertSeesList(actor: Actor, brandUid: string | undefined): void {
  if (brandUid !== undefined) assertSeesBrand(actor, brandUid)
  else if (!isStaff(actor)) throw noView()
}

/** The views of a brand’s lists, or of our team’s with null. */
export function isOfList(brandUid: string | null): SQL {
  return brandUid === null ? isNull(savedViews.brandUid) : eq(savedViews.brandUid, brandUid)
}

/** The views that somebody sees of the lists they see: their own, and what the team shares. */
export function isSeenBy(accountUid: string): SQL | undefined {
  return or(savedViews.isShared, eq(savedViews.accountUid, accountUid))
}

/** Their own; of what others share, a brand's owners and admins change those of its lists, and admins of ours all. */
export function mayChange(actor: Actor, { accountUid, brandUid }: Pick<ViewOf, 'accountUid' | 'brandUid'>): boolean {
  const role = brandUid === null ? undefined : actor.brands[brandUid]
  return accountUid === actor.accountUid || actor.staff === 'admin' || role === 'owner' || role === 'admin'
}

/** A view that the actor may change, locked. */
export async function lockView(tx: Tx, actor: Actor, uid: string): Promise<typeof savedViews.$inferSelect> {
  const accountUid = accountOf(actor)
  const [view] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.uid, uid), isSeenBy(accountUid)))
    .for('update')
  const isOfTheirs =
    view && (view.brandUid === null ? isStaff(actor) : isBrandMember(actor, view.brandUid) || isStaff(actor))
  if (!isOfTheirs) throw noView()
  if (!mayChange(actor, view))
    throw new CallError(
      'permission-denied',
      'Only admins and the person who made this view can change it. Save your changes as a new view.',
    )
  return view
}

/** Whose views of which list. */
type ViewOf = Pick<typeof savedViews.$inferSelect, 'accountUid' | 'tableName' | 'brandUid'>

/** What somebody saved of a list. */
export function isViewOf({ accountUid, tableName, brandUid }: ViewOf): SQL | undefined {
  return and(eq(savedViews.accountUid, accountUid), eq(savedViews.tableName, tableName), isOfList(brandUid))
}

/** Refuses a name that the owner has given to another view of the list. */
export async function assertNameFree(
  tx: Tx,
  { accountUid, tableName, brandUid, name, uid }: ViewOf & { name: string; uid?: string },
): Promise<void> {
  const same = await tx
    .select({ uid: savedViews.uid })
    .from(savedViews)
    .where(and(isViewOf({ accountUid, tableName, brandUid }), eq(savedViews.name, name)))
  if (same.some((view) => view.uid !== uid))
    throw new CallError('failed-precondition', `There’s already a view called “${name}”. Choose another name.`)
}
