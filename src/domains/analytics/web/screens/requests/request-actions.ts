import { namedChoices } from '../../../../../kit/contract/table.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { reasonLabels } from '../../../../collabs/web/parts/DeclineDialog.tsx'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { declineReasons, declineText } from '../../../../collabs/windows.ts'
import { keysOf } from '../../../../../kit/contract/keys.ts'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'

const reasonOf = (choice: string) => keysOf(declineReasons).find((one) => one === choice) ?? 'other'

const approving: BulkAction<CollabData> = {
  label: 'Approve',
  call: collabCalls.approveCollab,
  title: () => 'Approve requests',
  itemOf: ({ uid, version, can, suggestion, brief }) => {
    if (!can.approve) return 'already answered'
    if (suggestion) return 'suggests other terms, so reply to it separately'
    if (brief.isFull) return 'all the brief’s spots are taken'
    return { input: { uid, version } }
  },
}

const declining: BulkAction<CollabData> = {
  label: 'Decline',
  call: collabCalls.declineCollab,
  choice: { label: 'Reason', choices: namedChoices(reasonLabels.brand) },
  note: (choice) => `They’ll see: “${declineText(reasonOf(choice), 'brand')}”`,
  isDangerous: true,
  title: () => 'Decline requests',
  itemOf: ({ uid, version, can }, choice) =>
    can.decline ? { input: { uid, version, reason: reasonOf(choice) } } : 'already answered',
}

/** What can be done with many requests at once. Each is answered on its own, so some may be refused while others are done. */
export const requestActions: readonly BulkAction<CollabData>[] = [approving, declining]
