import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { getMember, isMember, lockList, recordList } from '../list.ts'

export const saveListMemberNote: Handler<typeof listCalls.saveListMemberNote> = async (
  { uid, influencerUid, note },
  { actor, tx },
) => {
  await lockList(tx, uid)
  const before = await getMember(tx, uid, influencerUid)
  await tx.update(influencerListMembers).set({ note }).where(isMember(uid, influencerUid))
  await recordList(tx, actor, 'member-note-saved', uid, {
    before: { influencerUid, note: before.note },
    after: { influencerUid, note },
  })
  return { done: true }
}
