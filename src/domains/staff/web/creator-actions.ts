import type { TableChoice } from '../../../kit/contract/table.ts'
import { dayMs } from '../../../kit/web/format.ts'
import { collabCalls } from '../../collabs/contract.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { listCalls } from '../../lists/contract.ts'
import { messageCalls } from '../../messages/contract.ts'
import { profileCalls } from '../../profiles/contract.ts'
import type { ListedCreator } from '../contract/lists.ts'
import { creatorList } from '../lists.ts'
import { messaging } from './message-action.ts'
import type { Self } from './team.ts'
import type { useLiveBriefs } from './use-live-briefs.ts'

const hasLabel = ({ labels: own }: ListedCreator, label: string) => own.some((each) => each === label)

/** Puts a label on, or takes it off: one takes the other back. */
const labelling = (on: boolean): BulkAction<ListedCreator> => ({
  label: on ? 'Add label' : 'Remove label',
  sentence: on ? 'Add label to …' : 'Remove label from …',
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

type Briefs = Pick<ReturnType<typeof useLiveBriefs>, 'choices' | 'onSearch'>

type OfCreator<Row> = {
  creatorOf: (row: Row) => { uid: string }
  /** Why they can’t be invited, or are on a list already, as far as the list knows; the server refuses the others. */
  whyNotInvited?: (row: Row) => string | null
  isOn?: (row: Row, list: string) => boolean
  /** Of rows with the same creator, the first alone. */
  once?: BulkAction<Row>['once']
}

const inviting = <Row>({ choices, onSearch }: Briefs, of: OfCreator<Row>): BulkAction<Row> => ({
  label: 'Invite',
  ...(of.once && { sentence: 'Invite the creators of …', once: of.once }),
  call: collabCalls.inviteInfluencer,
  choice: { label: 'Brief', choices, onSearch },
  reason: 'Message (they’ll see this)',
  title: (brief) => `Invite to ${brief}`,
  itemOf: (row, briefUid, message) =>
    of.whyNotInvited?.(row) ?? { input: { briefUid, influencerUid: of.creatorOf(row).uid, message } },
})

const listing = <Row>(lists: readonly TableChoice[], of: OfCreator<Row>): BulkAction<Row> => ({
  label: 'Add to list',
  sentence: of.once ? 'Add the creators of … to list' : 'Add … to list',
  ...(of.once && { once: of.once }),
  call: listCalls.putOnList,
  choice: { label: 'List', choices: lists },
  title: (list) => `Add to ${list}`,
  itemOf: (row, list) => {
    if (of.isOn?.(row, lists.find(({ value }) => value === list)?.label ?? '')) return 'already on it'
    const input = { uid: list, influencerUid: of.creatorOf(row).uid }
    return { input: { ...input, on: true }, undo: { ...input, on: false } }
  },
})

export type CreatorChoices = { lists: readonly TableChoice[]; briefs: Briefs }

/** Invites and lists the creators of rows that are about something else, such as collabs. */
export function actionsOnCreatorsOf<Row extends { creator: { uid: string } }>({ lists, briefs }: CreatorChoices) {
  const of: OfCreator<Row> = {
    creatorOf: ({ creator }) => creator,
    once: { of: ({ creator }) => creator.uid, why: 'same creator as another one you selected' },
  }
  return [inviting(briefs, of), listing(lists, of)]
}

const themselves: OfCreator<ListedCreator> = {
  creatorOf: (row) => row,
  whyNotInvited: ({ approval }) => (approval === 'approved' ? null : 'not approved'),
  isOn: ({ lists }, list) => lists.includes(list),
}

const numbersAreOldAfter = 90 * dayMs

/** A ready message to those whose follower and view numbers nobody has updated for so long. */
const askingForNumbers: BulkAction<ListedCreator> = {
  label: 'Ask for new numbers',
  sentence: 'Ask … for new numbers',
  call: messageCalls.messageProfile,
  title: () => 'Ask for new numbers',
  itemOf: ({ uid, social }) => {
    const isOld = social.some(({ confirmedAt }) => Date.now() - Date.parse(confirmedAt) > numbersAreOldAfter)
    if (!isOld) return social.length === 0 ? 'no account' : 'updated in the last 90 days'
    return { input: { profileUid: uid, text: newNumbers } }
  },
}
const newNumbers =
  'Hi {first name}, some of the numbers in your profile are more than 90 days old. Please update your followers and views under Profile, so that brands see where you are now. Thank you, {my name}'

/** What can be done with many creators at once; nothing until it is known who does it. A decision is told to the creator and cannot be undone here. */
export function creatorActions(
  self: Self | null,
  { lists, briefs }: CreatorChoices,
): readonly BulkAction<ListedCreator>[] {
  if (!self) return []
  return [
    approving,
    rejecting,
    inviting(briefs, themselves),
    listing(lists, themselves),
    messaging(
      (row) => row,
      () => null,
      'creator',
    ),
    askingForNumbers,
    labelling(true),
    labelling(false),
  ]
}
