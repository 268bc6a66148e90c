import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { listCalls } from '../../contract.ts'
import { assertStaff, lockList, recordList } from '../list.ts'
import { influencerLists } from '../tables.ts'

export const assignList: Handler<typeof listCalls.assignList> = async ({ uid, ownerUid, wasUid }, { actor, tx }) => {
  const list = await lockList(tx, uid)
  if (list.ownerUid !== wasUid)
    throw new CallError('aborted', 'Someone else has changed the owner of this list. Reload, then try again.')
  if (ownerUid) await assertStaff(tx, ownerUid)
  await tx
    .update(influencerLists)
    .set({ ownerUid, version: list.version + 1 })
    .where(eq(influencerLists.uid, uid))
  await recordList(tx, actor, 'updated', uid, { before: { ownerUid: wasUid }, after: { ownerUid } })
  return { done: true }
}
