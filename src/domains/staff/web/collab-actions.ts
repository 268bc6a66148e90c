import { keysOf } from '../../../kit/contract/keys.ts'
import type { TableChoice } from '../../../kit/contract/table.ts'
import { clockOf, counted, dayOf } from '../../../kit/web/format.ts'
import { collabCalls } from '../../collabs/contract.ts'
import { extensionDays, laterBy } from '../../collabs/extensions.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { messageCalls } from '../../messages/contract.ts'
import { nudges } from '../../messages/nudges.ts'
import { maxLength } from '../../messages/rules.ts'
import {
  type FieldValues,
  fillTemplate,
  type TemplateField,
  templateFields,
  unfilled,
  wrongFields,
} from '../../messages/template-fields.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { ListedCollab } from '../contract/collab-list.ts'
import { collabNeeds } from '../lists.ts'
import { assigning } from './assigning.ts'
import { actionsOnCreatorsOf, type CreatorChoices } from './creator-actions.ts'
import { messageTemplates } from './parts/MessageTemplates.tsx'
import { notTheirs, type Self } from './team.ts'

const extensions = extensionDays.map((days) => ({ value: String(days), label: counted(days, 'day') }))

type OfCollab = Pick<ListedCollab, 'uid' | 'version' | 'stage' | 'outcome' | 'contentDueAt' | 'manager'>

/** More time for the content: from the deadline, or from now where that is over. Both sides are told, so it is not taken back. */
export const extending = <Row>(self: Self, collabOf: (row: Row) => OfCollab): BulkAction<Row> => ({
  label: 'Extend deadline',
  sentence: 'Extend deadline of …',
  call: collabCalls.extendCollabDeadline,
  choice: { label: 'How much more time?', choices: extensions },
  reason: 'Reason (both sides will see this)',
  title: (time) => `Extend deadline by ${time}`,
  itemOf: (row, days, reason) => {
    const { uid, version, stage, outcome, contentDueAt, manager } = collabOf(row)
    const why = notTheirs({ manager }, self)
    if (why) return why
    if (outcome !== 'open' || stage !== 4 || !contentDueAt) return 'no content is due'
    return { input: { uid, version, dueAt: laterBy(Number(days), contentDueAt, Date.now()), reason } }
  },
})

type OfThread = Pick<ListedCollab, 'uid' | 'manager' | 'contentDueAt' | 'brief'> & {
  creator: { name: string }
  brand: Pick<ListedCollab['brand'], 'name' | 'city'>
  visit: Pick<NonNullable<ListedCollab['visit']>, 'startsAt' | 'stay'> | null
}

/** What the fields of a message stand for in one collab, with days and times of its venue. */
function valuesOf({ brief, brand, creator, visit, contentDueAt }: OfThread, { name }: Self): FieldValues {
  const { timezone } = cityFacts[brand.city]
  return {
    creator: creator.name,
    'first name': creator.name.split(' ')[0] ?? creator.name,
    venue: brand.name,
    brief: brief.title,
    date: visit && dayOf(visit.startsAt, timezone),
    time: visit && !visit.stay ? clockOf(visit.startsAt, timezone) : null,
    'content due': contentDueAt && dayOf(contentDueAt, timezone),
    'my name': name,
  }
}

/** Writes to both sides in the thread of each collab; where a field has nothing to put in its place, that one is left out. */
export const writing = <Row>(
  self: Self,
  collabOf: (row: Row) => OfThread,
  fields: readonly TemplateField[] = keysOf(templateFields),
): BulkAction<Row> => ({
  label: 'Message',
  call: messageCalls.sendMessage,
  reason: 'Message (both sides will see this)',
  writing: {
    longest: maxLength,
    fields: Object.fromEntries(fields.map((name) => [name, templateFields[name]])),
    templates: messageTemplates,
    problemOf: (text) =>
      wrongFields(
        text,
        fields.map((name) => `{${name}}`),
      ),
    useSample: (row, text) => ({ text: fillTemplate(text, valuesOf(collabOf(row), self)) }),
  },
  title: () => 'Send message',
  itemOf: (row, _, text) => {
    const collab = collabOf(row)
    const why = notTheirs(collab, self)
    if (why) return why
    const values = valuesOf(collab, self)
    const [missing] = unfilled(text, values)
    if (missing) return `nothing to put in place of {${missing}}`
    return { input: { collabUid: collab.uid, key: crypto.randomUUID(), text: fillTemplate(text, values) } }
  },
})

/** Reminds both sides of what there is to do, with a ready text for each kind. */
const nudging = (self: Self): BulkAction<ListedCollab> => ({
  label: 'Nudge',
  call: messageCalls.sendMessage,
  choice: {
    label: 'About what?',
    choices: keysOf(nudges).map((need) => ({ value: need, label: collabNeeds[need] })),
  },
  note: (need) => `Both sides will see: “${nudges[need as keyof typeof nudges] ?? ''}”`,
  title: (need) => `Nudge: ${need}`,
  itemOf: ({ uid, manager, needs }, choice) => {
    const why = notTheirs({ manager }, self)
    if (why) return why
    const need = needs.find((one) => one === choice)
    return need && need in nudges
      ? { input: { collabUid: uid, key: crypto.randomUUID(), text: nudges[need as keyof typeof nudges] } }
      : 'nothing to nudge about'
  },
})

const ofBrand = ({ brand, manager }: ListedCollab) => ({ uid: brand.uid, manager })

/** What somebody can do with many collabs at once; nothing until it is known who they are. */
export function collabActions(
  managers: readonly TableChoice[],
  self: Self | null,
  choices: CreatorChoices,
): BulkAction<ListedCollab>[] {
  if (!self) return []
  const itself = (collab: ListedCollab) => collab
  return [
    nudging(self),
    writing(self, itself),
    extending(self, itself),
    ...actionsOnCreatorsOf<ListedCollab>(choices),
    ...(self.role === 'admin' ? [assigning(managers, ofBrand)] : []),
  ]
}
