import type { TableChoice } from '../../../kit/contract/table.ts'
import { counted, dayMs } from '../../../kit/web/format.ts'
import { collabCalls } from '../../collabs/contract.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { messageCalls } from '../../messages/contract.ts'
import { maxLength } from '../../messages/rules.ts'
import { staffCalls } from '../contract.ts'
import type { ListedCollab } from '../contract/collab-list.ts'
import { notTheirs, type Self } from './team.ts'

const extensions = [3, 7, 14].map((days) => ({ value: String(days), label: counted(days, 'day') }))

/** More time for the content: from the deadline, or from now where that is over. Both sides are told, so it is not taken back. */
const extending = (self: Self): BulkAction<ListedCollab> => ({
  label: 'Extend deadline',
  call: collabCalls.extendCollabDeadline,
  choice: { label: 'How much more time?', choices: extensions },
  reason: 'Reason (both sides will see this)',
  title: (time) => `Extend deadline by ${time}`,
  itemOf: ({ uid, version, stage, outcome, contentDueAt, manager }, days, reason) => {
    const why = notTheirs({ manager }, self)
    if (why) return why
    if (outcome !== 'open' || stage !== 4 || !contentDueAt) return 'no content is due'
    const from = Math.max(Date.parse(contentDueAt), Date.now())
    return { input: { uid, version, dueAt: new Date(from + Number(days) * dayMs).toISOString(), reason } }
  },
})

/** Writes to both sides in the thread of each collab. */
const writing = (self: Self): BulkAction<ListedCollab> => ({
  label: 'Message',
  call: messageCalls.sendMessage,
  reason: 'Message (both sides will see this)',
  writing: { longest: maxLength, fields: {}, problemOf: () => null, useSample: (_, text) => ({ text }) },
  title: () => 'Send message',
  itemOf: ({ uid, manager }, _, text) =>
    notTheirs({ manager }, self) ?? { input: { collabUid: uid, key: crypto.randomUUID(), text } },
})

/** Gives the brands of these collabs to a colleague. */
const reassigning = (managers: readonly TableChoice[]): BulkAction<ListedCollab> => ({
  label: 'Assign manager',
  call: staffCalls.assignBrands,
  choice: { label: 'Account manager of these brands', choices: managers },
  title: (name) => `Assign ${name}`,
  itemOf: ({ brand, manager }, accountUid) => {
    if (manager?.uid === accountUid) return 'already their account manager'
    const input = { accountUid, brandUids: [brand.uid] }
    return manager ? { input, undo: { accountUid: manager.uid, brandUids: [brand.uid] } } : { input }
  },
})

/** What somebody can do with many collabs at once; nothing until it is known who they are. */
export function collabActions(managers: readonly TableChoice[], self: Self | null): BulkAction<ListedCollab>[] {
  if (!self) return []
  return [writing(self), extending(self), ...(self.role === 'admin' ? [reassigning(managers)] : [])]
}
