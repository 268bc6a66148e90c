import { asc, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountsView, staffView } from '../../../accounts/server/views.ts'
import type { listCalls } from '../../contract.ts'

export const listListOwners: Handler<typeof listCalls.listListOwners> = async (_input, { db }) => ({
  rows: await db
    .select({ uid: staffView.accountUid, name: staffView.displayName })
    .from(staffView)
    .innerJoin(accountsView, eq(accountsView.uid, staffView.accountUid))
    .where(isNull(accountsView.disabledAt))
    .orderBy(asc(staffView.displayName), asc(staffView.accountUid)),
})
