import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { countMembers, getMember, isMember, lockList, recordList } from '../list.ts'

export const removeListMember: Handler<typeof listCalls.removeListMember> = async (
  { uid, influencerUid, reason },
  { actor, tx },
) => {
  await lockList(tx, uid)
  await getMember(tx, uid, influencerUid)
  const before = await countMembers(tx, uid)
  await tx
    .update(influencerListMembers)
    .set({ removedAt: now(), removedBy: actor.accountUid, removedReason: reason })
    .where(isMember(uid, influencerUid))
  await recordList(tx, actor, 'member-removed', uid, {
    before: { members: before, influencerUid },
    after: { members: before - 1 },
    why: reason,
  })
  return { done: true }
}
