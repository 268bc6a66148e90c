import { scopeWords } from '../../../access/scopes.ts'
import { contentTypeNames, deliverableNames } from '../../briefs/deliverable-words.ts'
import { briefStatusNames } from '../../briefs/statuses.ts'
import { goals } from '../../campaigns/goals.ts'
import { taskWords } from '../../campaigns/tasks.ts'
import { outcomeNames, stages } from '../../collabs/stages.ts'
import { insightKindWords } from '../../content/insights.ts'
import { rightsNames } from '../../content/rights.ts'
import { deliverableStateNames } from '../../content/states.ts'
import { documentWords, failureLabels } from '../../identity/id-check.ts'
import { kindNames as listKinds } from '../../lists/columns.ts'
import { tierFacts } from '../../plans/tiers.ts'
import { eyeNames, faceNames, hairNames } from '../../profiles/casting.ts'
import { approvalNames, genderNames, languageNames } from '../../profiles/creator-vocabulary.ts'
import { brandLabelNames, influencerLabelNames, onboardingStages, salesStages } from '../../profiles/desk-vocabulary.ts'
import { lostReasons } from '../../profiles/lost.ts'
import { riskNames } from '../../profiles/risk-flags.ts'
import { cityFacts, platformNames } from '../../profiles/vocabulary.ts'
import { heardWords } from '../../value/tracking.ts'
import { allRagCauses } from '../health.ts'

/** Fields that the names of our code do not tell. */
const fieldNames: Readonly<Record<string, string>> = {
  rag: 'RAG',
  influencer: 'Creator',
  influencerUid: 'Creator',
  influencerUids: 'Creators',
  ragCauses: 'RAG causes',
  lostReason: 'Lost reason',
  lostNote: 'Note',
  as: 'Signed in as',
  mayBeNamed: 'May be named on public pages',
  dueAt: 'Due',
  dueOn: 'Due',
  startsAt: 'Starts',
  hostPhone: 'Host’s phone',
  staffNotes: 'Notes',
  hero: 'Main picture',
  avatar: 'Picture',
  keepResults: 'Results kept as self-reported',
  keepFollowers: 'Followers kept as self-reported',
  before: 'Followers before',
  after: 'Followers now',
  taken: 'Added',
  left: 'Removed',
  periodEnd: 'Paid until',
  nextTier: 'Next plan',
  tier: 'Plan',
  quantity: 'Venues',
  monthly: 'A month',
  url: 'Link',
  leadHours: 'Notice',
  autoFit: 'Approved automatically from a match of',
  aboveCap: 'Pays above the travel cap',
  slotMinutes: 'Slot length',
  number: 'Invoice',
  vat_number: 'VAT number',
  company_number: 'Company number',
  zip_code: 'Postcode',
  atMs: 'At',
  most: 'Uses at most',
  windows: 'Times',
  house: 'House ad',
  isHouse: 'House ad',
}

/** A field of a record as people call it: `salesStage` is “Sales stage”. */
export function fieldName(field: string): string {
  const words = field
    .replace(/Uid$|At$|Minor$|Hours$|Minutes$|Bp$/, '')
    .replace(/Uids$/, 's')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

type Names = Readonly<Record<string, string>>

const namesOf = (facts: Readonly<Record<string, { name: string }>>): Names =>
  Object.fromEntries(Object.entries(facts).map(([key, { name }]) => [key, name]))
const tierNames = namesOf(tierFacts)
const cityNames = namesOf(cityFacts)
const sides = { brand: 'The venue', influencer: 'The creator', staff: 'Our team' }
const rights = { organic: rightsNames.organic, paid: rightsNames.paid, none: rightsNames.none }
const deliverableTypes = { ...deliverableNames }

/** Values that stand for something, by their field, or by the kind of event and the field where it depends on that. */
export const valueNames: Readonly<Record<string, Names>> = {
  aboveCap: sides,
  paidBy: sides,
  owner: sides,
  startedBy: sides,
  side: sides,
  approval: approvalNames,
  'brief.approval': { manual: 'Every request is reviewed', automatic: 'Good matches are auto-approved' },
  city: cityNames,
  cities: cityNames,
  homeCity: cityNames,
  salesStage: salesStages,
  onboardingStage: onboardingStages,
  lostReason: lostReasons,
  labels: { ...influencerLabelNames, ...brandLabelNames },
  stage: stages,
  outcome: outcomeNames,
  platform: platformNames,
  platforms: platformNames,
  kind: insightKindWords,
  'influencer.kind': { ...riskNames, ...documentWords },
  'list.kind': listKinds,
  'expert-task.kind': taskWords,
  documentKind: documentWords,
  languages: languageNames,
  gender: genderNames,
  hair: hairNames,
  eyes: eyeNames,
  face: faceNames,
  status: { ...deliverableStateNames, ...briefStatusNames, pending: 'In review' },
  type: deliverableTypes,
  formats: deliverableTypes,
  contentType: contentTypeNames,
  usageRights: rights,
  rights,
  tier: tierNames,
  tiers: tierNames,
  nextTier: tierNames,
  scopes: scopeWords,
  answer: { ...heardWords, accept: 'Accepted', decline: 'Declined' },
  mark: { arrived: 'Checked in', 'did-not-come': 'No-show', 'could-not-host': 'Couldn’t host' },
  goal: namesOf(goals),
  failure: failureLabels,
  role: { account_manager: 'Account manager', brand: 'Brand', influencer: 'Creator' },
  label: { ...influencerLabelNames, ...brandLabelNames },
  language: languageNames,
  reason: lostReasons,
  state: {
    'invitee-no-show': 'The customer didn’t join',
    'staff-no-show': 'We didn’t join',
    free: 'No fee',
    due: 'On the next invoice',
    billed: 'Invoiced',
    past_due: 'Payment due',
    trialing: 'In a trial',
  },
  houseRulesFrom: { own: 'The venue', group: 'The group' },
  ragCauses: namesOf(
    Object.fromEntries(Object.entries(allRagCauses).map(([kind, { words }]) => [kind, { name: words }])),
  ),
}

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
/** Fields that are written as they are typed, with their hyphens and in their letters. */
export const verbatim =
  /handle|slug|url|code|name|title|note|email|hashtag|mention|text|story|reference|vibe|path|file|address|directions/i

/**
 * A word of our code as the product has it; undefined where the value is no such word. One without a name of its own is
 * written out: `half-day` is “Half day”.
 */
export function codeWords(topic: string, field: string, value: string): string | undefined {
  const named = valueNames[`${topic}.${field}`]?.[value] ?? valueNames[field]?.[value]
  if (named) return named
  if (field === 'country' || field === 'countries') return /^[A-Z]{2}$/.test(value) ? regions.of(value) : undefined
  if (verbatim.test(field)) return undefined
  // Topics of webhooks: `visit.no_show`.
  const code = /^topics?$/.test(field) ? value.replace('.', '-') : value
  if (!/^[a-z][a-z0-9]*(?:[_:-][a-z0-9]+)*$/.test(code)) return undefined
  const words = code.replaceAll(/[_:-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
