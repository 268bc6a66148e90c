import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { profileCalls } from '../../profiles/contract.ts'
import type { ListedCreator } from '../contract/lists.ts'
import { creatorList } from '../lists.ts'
import { messaging } from './message-action.ts'
import type { Self } from './team.ts'

const hasLabel = ({ labels: own }: ListedCreator, label: string) => own.some((each) => each === label)

/** Puts a label on, or takes it off: one takes the other back. */
const labelling = (on: boolean): BulkAction<ListedCreator> => ({
  label: on ? 'Add label' : 'Remove label',
  call: profileCalls.labelInfluencer,
  choice: { label: 'Label', choices: creatorList.labels.choices },
  title: (label) => (on ? `Add label ${label}` : `Remove label ${label}`),
  itemOf: (creator, label) => {
    if (hasLabel(creator, label) === on) return on ? 'already has it' : 'doesn’t have it'
    const input = { uid: creator.uid, label }
    return { input: { ...input, on }, undo: { ...input, on: !on } }
  },
})

const notWaiting = ({ approval, hasApplied }: ListedCreator) =>
  approval !== 'applied' ? 'already decided' : hasApplied ? null : 'still signing up'

const approving: BulkAction<ListedCreator> = {
  label: 'Approve',
  call: profileCalls.decideApplication,
  title: () => 'Approve applications',
  itemOf: (creator) =>
    notWaiting(creator) ?? { input: { uid: creator.uid, version: creator.version, decision: 'approved' } },
}

const rejecting: BulkAction<ListedCreator> = {
  label: 'Reject',
  call: profileCalls.decideApplication,
  reason: 'Reason (they’ll see this)',
  isDangerous: true,
  title: () => 'Reject applications',
  itemOf: (creator, _, reason) =>
    notWaiting(creator) ?? { input: { uid: creator.uid, version: creator.version, decision: 'rejected', reason } },
}

/** What can be done with many creators at once; nothing until it is known who does it. A decision is told to the creator and cannot be undone here. */
export function creatorActions(self: Self | null): readonly BulkAction<ListedCreator>[] {
  if (!self) return []
  return [
    approving,
    rejecting,
    messaging(
      (row) => row,
      () => null,
    ),
    labelling(true),
    labelling(false),
  ]
}
