import { and, eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { assertNameFree, mostSavedViews } from '../saved-views.ts'
import { savedViews } from '../tables.ts'

export const createSavedView: Handler<typeof deskCalls.createSavedView> = async (
  { table, name, query, isShared },
  { actor, tx },
) => {
  const accountUid = accountOf(actor)
  const own = and(eq(savedViews.accountUid, accountUid), eq(savedViews.tableName, table))
  if ((await tx.$count(savedViews, own)) >= mostSavedViews)
    throw new CallError('failed-precondition', `You can save ${mostSavedViews} views of a list. Delete one first.`)
  await assertNameFree(tx, { accountUid, tableName: table, name })
  const uid = newUid('saved_view')
  await tx.insert(savedViews).values({ uid, tableName: table, accountUid, name, query, isShared, createdAt: now() })
  return { uid }
}
