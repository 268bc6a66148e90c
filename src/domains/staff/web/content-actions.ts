import { keysOf } from '../../../kit/contract/keys.ts'
import { insightKinds, insightKindWords } from '../../content/insights.ts'
import { contentCalls } from '../../content/contract.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { templateFields } from '../../messages/template-fields.ts'
import type { ListedContent } from '../contract/content-list.ts'
import { extending, writing } from './collab-actions.ts'
import { actionsOnCreatorsOf, type CreatorChoices } from './creator-actions.ts'
import { notTheirs, type Self } from './team.ts'

const approving = (self: Self): BulkAction<ListedContent> => ({
  label: 'Approve',
  call: contentCalls.approveDeliverable,
  title: () => 'Approve content',
  warning: () => 'You’re approving on the brands’ behalf, and creators can publish straight away. You can’t undo this.',
  itemOf: ({ uid, version, state, manager }) => {
    const why = notTheirs({ manager }, self)
    if (why) return why
    return state === 'in-review' ? { input: { uid, version } } : 'not in review'
  },
})

const verifying = (self: Self): BulkAction<ListedContent> => ({
  label: 'Verify insights',
  sentence: 'Verify insights of …',
  call: contentCalls.verifyInsights,
  choice: {
    label: 'Which numbers?',
    choices: insightKinds.map((kind) => ({ value: kind, label: insightKindWords[kind] })),
  },
  title: () => 'Verify insights',
  warning: () => 'Compare the numbers with each screenshot first. You can’t undo this.',
  itemOf: ({ uid, toVerify, manager }, chosen) => {
    const why = notTheirs({ manager }, self)
    if (why) return why
    const kind = toVerify.find((one) => one === chosen)
    return kind ? { input: { uid, kind } } : 'no numbers to verify for that day'
  },
})

const collabOf = ({ collab, manager, brief, brand, creator }: ListedContent) => ({
  ...collab,
  manager,
  brief,
  brand,
  creator,
  visit: null,
})
/** The list knows of no visits. */
const fields = keysOf(templateFields).filter((name) => name !== 'date' && name !== 'time')
const once = { of: ({ collab }: ListedContent) => collab.uid, why: 'same collab as another one you selected' }

/** What somebody can do with many deliverables at once; nothing until it is known who they are. */
export function contentActions(self: Self | null, choices: CreatorChoices): BulkAction<ListedContent>[] {
  if (!self) return []
  return [
    { ...writing(self, collabOf, fields), once },
    { ...extending(self, collabOf), once },
    approving(self),
    verifying(self),
    ...actionsOnCreatorsOf<ListedContent>(choices),
  ]
}
