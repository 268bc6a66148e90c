import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { assertNameFree, assertSeesList, isViewOf, mostSavedViews } from '../saved-views.ts'
import { savedViews } from '../tables.ts'

export const createSavedView: Handler<typeof deskCalls.createSavedView> = async (
  { table, brandUid, name, query, isShared },
  { actor, tx },
) => {
  const accountUid = accountOf(actor)
  assertSeesList(actor, brandUid)
  const list = { accountUid, tableName: table, brandUid: brandUid ?? null }
  if ((await tx.$count(savedViews, isViewOf(list))) >= mostSavedViews)
    throw new CallError('failed-precondition', `You can save ${mostSavedViews} views of a list. Delete one first.`)
  await assertNameFree(tx, { ...list, name })
  const uid = newUid('saved_view')
  await tx.insert(savedViews).values({ uid, ...list, name, query, isShared, createdAt: now() })
  return { uid }
}
