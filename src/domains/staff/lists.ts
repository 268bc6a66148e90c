import { defineTable, namedChoices, type TableChoice, type TableField } from '../../kit/contract/table.ts'
import { sideWords } from '../audit/sides.ts'
import { topicWords } from '../audit/topics.ts'
import { briefStatusNames } from '../briefs/statuses.ts'
import { outcomeNames, stages } from '../collabs/stages.ts'
import { deliverableStateNames } from '../content/states.ts'
import { tierIds } from '../plans/tiers.ts'
import { cityChoices } from '../profiles/city-choices.ts'
import { creatorRagCauses, ragCauses } from '../records/health.ts'
import { type AlikeSignal, alikeSignals, brandSignals, creatorSignals } from '../profiles/alike-signals.ts'
import { riskNames } from '../profiles/risk-flags.ts'
import { brandCategories, platformNames } from '../profiles/vocabulary.ts'
import { approvalNames } from '../profiles/creator-vocabulary.ts'
import {
  brandLabelNames,
  customerStatuses,
  influencerLabelNames,
  onboardingStages,
  ragStatuses,
  salesStages,
} from '../profiles/desk-vocabulary.ts'
import { lostReasons } from '../profiles/lost.ts'
import type { RecordKind } from './record-kinds.ts'

const same = (values: readonly string[]): TableChoice[] => values.map((value) => ({ value, label: value }))
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const spokenNames = (names: Readonly<Record<string, string>>): TableChoice[] =>
  namedChoices(names).map(({ value, label }) => ({ value, label: capital(label) }))
const spoken = (values: readonly string[]): TableChoice[] =>
  values.map((value) => ({ value, label: capital(value).replaceAll('-', ' ') }))
const priorities = namedChoices({ 1: '1, first', 2: '2', 3: '3, last' })

/** How somebody is doing, and why. */
const health = (causes: Readonly<Record<string, { words: string }>>) =>
  ({
    rag: { title: 'RAG', kind: 'choice', choices: spoken(ragStatuses), sort: true },
    fell: { title: 'RAG dropped', kind: 'day', optional: true },
    causes: {
      title: 'RAG causes',
      kind: 'several',
      choices: Object.entries(causes).map(([value, { words }]) => ({ value, label: words })),
      optional: true,
    },
  }) as const

const alike = (signals: readonly AlikeSignal[]) =>
  ({
    title: 'Possible duplicates',
    kind: 'several',
    choices: signals.map((value) => ({ value, label: alikeSignals[value] })),
    optional: true,
  }) as const

/** Whose a collab, a deliverable or a brief is: of a brief, anybody’s who has a collab of it. */
const ofRecords = {
  brand: { title: 'Brand', kind: 'record', sort: true },
  influencer: { title: 'Creator', kind: 'record' },
  organisation: { title: 'Organisation', kind: 'record' },
} as const satisfies Record<RecordKind, TableField>

/** The columns of the Brand Browser. */
export const brandList = defineTable({
  name: { title: 'Brand', sort: true },
  organisation: { title: 'Organisation' },
  city: { title: 'City', kind: 'choice', choices: cityChoices, sort: true },
  address: { title: 'Address' },
  postcode: { title: 'Postcode' },
  phone: { title: 'Phone' },
  website: { title: 'Website' },
  category: { title: 'Category', kind: 'choice', choices: same(brandCategories), sort: true },
  plan: { title: 'Plan', kind: 'choice', choices: spoken(tierIds), optional: true },
  manager: { title: 'Account manager', kind: 'choice', optional: true, sort: true },
  status: { title: 'Customer status', kind: 'choice', choices: spoken(customerStatuses), sort: true },
  ...health(ragCauses),
  next: { title: 'Next step', kind: 'day', optional: true },
  sales: { title: 'Sales stage', kind: 'choice', choices: namedChoices(salesStages), sort: true },
  onboarding: { title: 'Onboarding stage', kind: 'choice', choices: namedChoices(onboardingStages), sort: true },
  salesDays: { title: 'Days in sales stage', kind: 'number', sort: true },
  onboardingDays: { title: 'Days in onboarding stage', kind: 'number', sort: true },
  statusDays: { title: 'Days in customer status', kind: 'number', sort: true },
  lost: { title: 'Lost reason', kind: 'choice', choices: namedChoices(lostReasons), optional: true },
  priority: { title: 'Priority', kind: 'choice', choices: priorities, sort: true },
  labels: { title: 'Labels', kind: 'several', choices: namedChoices(brandLabelNames), optional: true },
  alike: alike(brandSignals),
  requests: { title: 'Requests', kind: 'number', sort: true },
  visited: { title: 'Last visit', kind: 'day', optional: true, sort: true },
  created: { title: 'Joined', kind: 'day', sort: true },
})

/** The columns of the Influencer Manager. */
export const creatorList = defineTable({
  handle: { title: 'Creator', sort: true },
  city: { title: 'Home city', kind: 'choice', choices: cityChoices, sort: true },
  found: { title: 'City, including trips', kind: 'choice', choices: cityChoices },
  platform: { title: 'Platform', kind: 'choice', choices: namedChoices(platformNames) },
  followers: { title: 'Followers', kind: 'number', sort: true },
  confirmed: { title: 'Numbers updated', kind: 'day', optional: true, sort: true },
  local: { title: 'Audience in home city, %' },
  reliability: { title: 'Reliability', kind: 'number', optional: true, sort: true },
  visits: { title: 'Visits', kind: 'number', sort: true },
  ...health(creatorRagCauses),
  reviews: { title: 'Average review', kind: 'number', decimals: true, optional: true, sort: true },
  open: { title: 'Open collabs', kind: 'number', sort: true },
  overdue: { title: 'Overdue', kind: 'number' },
  state: {
    title: 'Status',
    kind: 'choice',
    choices: namedChoices({ ...approvalNames, unfinished: 'Still signing up' }),
  },
  priority: { title: 'Priority', kind: 'choice', choices: priorities, sort: true },
  labels: { title: 'Labels', kind: 'several', choices: namedChoices(influencerLabelNames), optional: true },
  risks: { title: 'Risk flags', kind: 'several', choices: namedChoices(riskNames), optional: true },
  lists: { title: 'Lists', kind: 'several', optional: true },
  alike: alike(creatorSignals),
  idChecked: { title: 'ID checked', kind: 'day', optional: true, sort: true },
  seen: { title: 'Last seen', kind: 'day', optional: true, sort: true },
  created: { title: 'Joined', kind: 'day', sort: true },
})

/** What there is to do about a collab, as our team looks for it. */
export const collabNeeds = {
  unanswered: 'Unanswered for over 3 days',
  unconfirmed: 'Unconfirmed visit tomorrow',
  'no-content': 'Visited, no content yet',
  overdue: 'Content overdue',
  review: 'Review due within 48 h',
  disputed: 'Dispute to decide',
  'no-insights': 'Published without insights',
} as const
export type CollabNeed = keyof typeof collabNeeds

/** Whose turn it is. */
export const collabHolders = { brand: 'Brand', creator: 'Creator', team: 'Our team' } as const

/** What a collab costs its brand. */
export const feeNames = { free: 'Free', due: 'Due', billed: 'Billed', waived: 'Waived' } as const

/** The columns of the Collab Explorer. */
export const collabList = defineTable({
  creator: { title: 'Collab' },
  ...ofRecords,
  city: { title: 'City', kind: 'choice', choices: cityChoices },
  manager: { title: 'Account manager', kind: 'choice', optional: true },
  stage: { title: 'Stage', kind: 'choice', choices: namedChoices(stages), sort: true },
  outcome: { title: 'Outcome', kind: 'choice', choices: namedChoices(outcomeNames) },
  needs: { title: 'To do', kind: 'choice', choices: namedChoices(collabNeeds) },
  holder: { title: 'Waiting for', kind: 'choice', choices: namedChoices(collabHolders), optional: true },
  deadline: { title: 'Reply or content due', kind: 'day', optional: true, sort: true },
  visit: { title: 'Visit', kind: 'day', optional: true, sort: true },
  since: { title: 'In stage since', kind: 'day', sort: true },
  requested: { title: 'Requested', kind: 'day', sort: true },
  started: {
    title: 'Started by',
    kind: 'choice',
    choices: namedChoices({ influencer: 'Creator', brand: 'Brand', staff: 'Our team' }),
  },
  fee: { title: 'Fee', kind: 'choice', choices: namedChoices(feeNames), optional: true },
})

/** What there is to do about a deliverable, as our team looks for it. */
export const contentNeeds = {
  review: 'Review due within 48 h',
  overdue: 'Content overdue',
  'no-insights': 'Published without insights',
  verify: 'Insights to verify',
  rights: 'Usage rights end within 30 days',
} as const
export type ContentNeed = keyof typeof contentNeeds

/** The columns of the content of all collabs. */
export const contentList = defineTable({
  content: { title: 'Content' },
  ...ofRecords,
  city: { title: 'City', kind: 'choice', choices: cityChoices },
  manager: { title: 'Account manager', kind: 'choice', optional: true },
  type: {
    title: 'Type',
    kind: 'choice',
    choices: namedChoices({ reel: 'Reel', story: 'Story', post: 'Post', stream: 'Stream', ugc: 'For the brand' }),
  },
  platform: { title: 'Platform', kind: 'choice', choices: namedChoices(platformNames) },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(deliverableStateNames) },
  needs: { title: 'To do', kind: 'choice', choices: namedChoices(contentNeeds) },
  rounds: { title: 'Rounds of changes', kind: 'number', sort: true },
  submitted: { title: 'Submitted', kind: 'day', optional: true, sort: true },
  review: { title: 'Review due', kind: 'day', optional: true, sort: true },
  approved: { title: 'Approved', kind: 'day', optional: true, sort: true },
  published: { title: 'Published', kind: 'day', optional: true, sort: true },
  views: { title: 'Views', kind: 'number', optional: true, sort: 'down' },
  rights: { title: 'Usage rights until', kind: 'day', optional: true, sort: true },
})

/** What there is to do about a live brief. */
export const briefNeeds = {
  ending: 'Ends within 7 days',
  'no-requests': 'No new requests in 14 days',
  held: 'On hold',
  'no-times': 'No open times in 14 days',
  full: 'All spots taken',
} as const
export type BriefNeed = keyof typeof briefNeeds

/** The columns of the Collab Brief Manager. */
export const briefList = defineTable({
  title: { title: 'Brief', sort: true },
  ...ofRecords,
  city: { title: 'City', kind: 'choice', choices: cityChoices, sort: true },
  category: { title: 'Category', kind: 'choice', choices: same(brandCategories), sort: true },
  manager: { title: 'Account manager', kind: 'choice', optional: true },
  status: { title: 'Status', kind: 'choice', choices: namedChoices(briefStatusNames) },
  needs: { title: 'To do', kind: 'choice', choices: namedChoices(briefNeeds) },
  value: { title: 'Value' },
  spots: { title: 'Spots taken', kind: 'number', sort: true },
  views: { title: 'Views in 30 days' },
  requests: { title: 'Requests so far' },
  approved: { title: 'Approved' },
  next: { title: 'Next open time' },
  coach: { title: 'Coach score' },
  until: { title: 'Last day', kind: 'day', sort: true },
  changed: { title: 'Changed', kind: 'day', sort: true },
})

/** Whether somebody can sign in. */
export const accountStates = { open: 'Active', disabled: 'Disabled', leaving: 'To be deleted' } as const

/** The columns of the User Explorer. */
export const accountList = defineTable({
  name: { title: 'Person', sort: true },
  email: { title: 'Email', sort: true },
  profiles: { title: 'Profiles' },
  side: {
    title: 'Kind',
    kind: 'choice',
    choices: namedChoices({ brand: 'Brand', influencer: 'Creator', staff: 'Our team' }),
    optional: true,
  },
  role: {
    title: 'Staff role',
    kind: 'choice',
    choices: namedChoices({ admin: 'Admin', account_manager: 'Account manager' }),
    optional: true,
  },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(accountStates) },
  seen: { title: 'Last seen', kind: 'day', optional: true, sort: true },
  created: { title: 'Joined', kind: 'day', sort: true },
})

/** The columns of the audit log. */
export const auditList = defineTable({
  at: { title: 'When', kind: 'day', sort: true },
  what: { title: 'What happened' },
  change: { title: 'Before and after' },
  topic: { title: 'About', kind: 'choice', choices: namedChoices(topicWords) },
  side: { title: 'Side', kind: 'choice', choices: spokenNames(sideWords) },
  by: { title: 'Person', kind: 'choice', optional: true },
  record: { title: 'Record', kind: 'choice' },
})

/** What a value of a column is called. */
export function choiceName({ choices }: { choices: readonly TableChoice[] }, value: string | number): string {
  return choices.find((choice) => choice.value === String(value))?.label ?? String(value)
}
