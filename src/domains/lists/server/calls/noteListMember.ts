import type { Handler } from '../../../accounts/server/handler.ts'
import { influencerListMembers } from '../../../profiles/server/tables.ts'
import type { listCalls } from '../../contract.ts'
import { getMember, isMember, lockList, recordList } from '../list.ts'

export const noteListMember: Handler<typeof listCalls.noteListMember> = async (
  { uid, influencerUid, note },
  { actor, tx },
) => {
  await lockList(tx, uid)
  const before = await getMember(tx, uid, influencerUid)
  await tx.update(influencerListMembers).set({ note }).where(isMember(uid, influencerUid))
  await recordList(tx, actor, 'member-noted', uid, {
    before: { influencerUid, note: before.note },
    after: { influencerUid, note },
  })
  return { done: true }
}
