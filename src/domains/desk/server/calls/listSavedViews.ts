import { and, asc, eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import type { deskCalls } from '../../contract.ts'
import { assertSeesList, isOfList, isSeenBy, mayChange } from '../saved-views.ts'
import { defaultViews, savedViews } from '../tables.ts'

export const listSavedViews: Handler<typeof deskCalls.listSavedViews> = async ({ table, brandUid }, { actor, db }) => {
  const accountUid = accountOf(actor)
  assertSeesList(actor, brandUid)
  const views = await db
    .select({
      uid: savedViews.uid,
      name: savedViews.name,
      query: savedViews.query,
      isShared: savedViews.isShared,
      version: savedViews.version,
      accountUid: savedViews.accountUid,
      by: accountFacts.displayName,
    })
    .from(savedViews)
    .innerJoin(accountFacts, eq(accountFacts.uid, savedViews.accountUid))
    .where(and(eq(savedViews.tableName, table), isOfList(brandUid ?? null), isSeenBy(accountUid)))
    .orderBy(asc(savedViews.name), asc(savedViews.uid))
  const defaults = await db.select().from(defaultViews).where(eq(defaultViews.tableName, table))
  return {
    rows: views.map(({ accountUid: owner, ...view }) => ({
      ...view,
      isMine: owner === accountUid,
      canChange: mayChange(actor, { accountUid: owner, brandUid: brandUid ?? null }),
      defaultFor: defaults.filter((one) => one.viewUid === view.uid).map((one) => one.role),
    })),
    role: brandUid === undefined ? actor.staff : null,
  }
}
