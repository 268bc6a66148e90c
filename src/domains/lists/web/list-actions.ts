import type { TableChoice } from '../../../kit/contract/table.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { listCalls, type ListedList } from '../contract.ts'

/** What can be done with many lists at once. */
export function listActions(owners: readonly TableChoice[]): BulkAction<ListedList>[] {
  return [
    {
      label: 'Assign owner',
      sentence: 'Assign owner to …',
      call: listCalls.assignList,
      choice: { label: 'Owner', choices: owners },
      title: (name) => `Assign ${name}`,
      itemOf: ({ uid, owner }, ownerUid) => {
        if (owner?.uid === ownerUid) return 'already theirs'
        const wasUid = owner?.uid ?? null
        return { input: { uid, ownerUid, wasUid }, undo: { uid, ownerUid: wasUid, wasUid: ownerUid } }
      },
    },
    {
      label: 'Delete',
      call: listCalls.deleteList,
      isDangerous: true,
      warning: () => 'Deleted lists can’t be brought back. The creators on them won’t be deleted.',
      title: () => 'Delete lists',
      itemOf: ({ uid, briefs }) => (briefs > 0 ? 'used by a brief' : { input: { uid } }),
    },
  ]
}
