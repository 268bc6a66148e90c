import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { listCalls, type MemberRow } from '../contract.ts'

/** What can be done with many members of a list at once. */
export function memberActions(listUid: string): BulkAction<MemberRow>[] {
  return [
    {
      label: 'Write a note',
      sentence: 'Write a note about …',
      call: listCalls.saveListMemberNote,
      reason: 'Note (only our team sees it, on this list)',
      title: () => 'Write a note',
      itemOf: ({ uid: influencerUid, note: was }, _, note) => {
        if (was === note) return 'already has it'
        return { input: { uid: listUid, influencerUid, note }, undo: { uid: listUid, influencerUid, note: was } }
      },
    },
    {
      label: 'Remove',
      call: listCalls.removeListMember,
      isDangerous: true,
      reason: 'Reason (shown to anyone who tries to add them again)',
      title: () => 'Remove from the list',
      itemOf: ({ uid: influencerUid }, _, reason) => ({ input: { uid: listUid, influencerUid, reason } }),
    },
  ]
}
