import { describe, expect, it } from 'vitest'
import type { EventKind } from '../domains/audit/events.ts'
import type { EventView } from '../domains/records/entry.ts'
import { changesOf } from '../domains/records/web/event-fields.ts'
import { sentenceText } from '../domains/records/web/event-words.ts'
import { allEvents } from './events.ts'

type GroupOf<Kind> = Kind extends `${infer Group}.${string}` ? Group : never

const uidOf = (kind: string) => `${kind}_01jd0000000000000000000000`
const [brand, creator, collab] = [uidOf('brand'), uidOf('influencer'), uidOf('collab')]
/** What the team’s lists find the names of. */
const names: Readonly<Record<string, string>> = {
  [brand]: 'Luna',
  [creator]: 'Maya',
  [collab]: 'Maya at Luna',
  [uidOf('account')]: 'Anna',
  [uidOf('org')]: 'Luna Group',
  [uidOf('brief')]: '“Dinner for two”',
  [uidOf('list')]: '“Foodies”',
  [uidOf('api_key')]: '“Tills”',
  [uidOf('webhook')]: '“Bookings”',
}

/** The record that each group of kinds is about; the compiler asks for a new one. */
const subjects: Readonly<Record<GroupOf<EventKind>, string>> = {
  account: uidOf('account'),
  accounting: 'accounting',
  ad: uidOf('ad'),
  'api-key': uidOf('api_key'),
  billing: uidOf('org'),
  'booking-code': collab,
  'booking-system': brand,
  brand,
  brief: uidOf('brief'),
  'brief-question': uidOf('brief_question'),
  'calendar-feed': brand,
  campaign: uidOf('campaign'),
  checkout: uidOf('org'),
  city: 'london',
  collab,
  collection: uidOf('collection'),
  'content-link': uidOf('link'),
  'credit-note': uidOf('org'),
  'creator-search': uidOf('creator_search'),
  creators: brand,
  deliverable: collab,
  desk: uidOf('list_download'),
  'disclosure-rule': 'GB',
  discount: uidOf('discount_code'),
  'door-link': uidOf('link'),
  expert: uidOf('expert_question'),
  'expert-task': uidOf('expert_task'),
  fee: uidOf('org'),
  'front-story': collab,
  import: uidOf('import'),
  influencer: creator,
  invoice: brand,
  list: uidOf('list'),
  meeting: uidOf('meeting'),
  'message-template': uidOf('message_template'),
  'notification-settings': uidOf('account'),
  onboarding: uidOf('account'),
  'push-device': uidOf('account'),
  record: brand,
  referral: creator,
  redemptions: brand,
  report: uidOf('org'),
  'report-link': uidOf('org'),
  review: collab,
  reviewer: collab,
  'reviewer-link': uidOf('link'),
  ribbons: 'ribbons',
  shortlist: uidOf('shortlist'),
  'staff-help': collab,
  'story-link': collab,
  'story-page': collab,
  subscription: uidOf('org'),
  support: uidOf('support_thread'),
  terms: collab,
  'thank-you': 'thank-yous',
  thread: collab,
  tier: 'premium',
  today: collab,
  'tracked-link': uidOf('tracked_link'),
  trial: uidOf('org'),
  usage: 'usage',
  value: uidOf('org'),
  'value-cpms': 'cpms',
  'value-rates': 'rates',
  'venue-calendar': brand,
  voucher: collab,
  webhook: uidOf('webhook'),
}
/** Kinds that are about another record than their group. */
const others: Readonly<Partial<Record<EventKind, string>>> = {
  'discount.used': uidOf('org'),
  'meeting.requested': uidOf('meeting_request'),
  'meeting.request-answered': uidOf('meeting_request'),
  'support.sent': brand,
}

const isGroup = (group: string): group is GroupOf<EventKind> => Object.hasOwn(subjects, group)
function subjectOf(kind: EventKind): string {
  const group = kind.split('.')[0] ?? ''
  if (!isGroup(group)) throw new Error(`No subject for ${kind}`)
  return others[kind] ?? subjects[group]
}

const kinds = Object.keys(allEvents) as EventKind[]
const viewOf = (kind: EventKind, change: Partial<EventView>): EventView => ({
  uid: uidOf('event'),
  at: '2026-03-02T09:00:00Z',
  kind,
  does: allEvents[kind].does,
  words: allEvents[kind].words,
  side: 'staff',
  subjectUid: subjectOf(kind),
  owner: null,
  names,
  by: { uid: uidOf('account'), name: 'Ada' },
  before: null,
  after: null,
  why: null,
  ...change,
})

const smallWords = new Set([
  'another',
  'their',
  'theirs',
  'that',
  'with',
  'from',
  'what',
  'which',
  'because',
  'luna',
  'maya',
])

/** What makes a line no sentence: an id, a word of our code, a word twice, the same noun twice. */
function faultsOf(text: string): string[] {
  const nouns = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !smallWords.has(word))
  const twice = nouns.filter((word, at) => nouns.findIndex((one) => one === word || one === `${word}s`) < at)
  return [
    ...(/\b[a-z]+(?:_[a-z0-9]+)+\b/.exec(text)?.slice(0, 1) ?? []),
    ...(/\{it\}|undefined|\[object|\ba record\b/.exec(text)?.slice(0, 1) ?? []),
    ...(/\b(\w+) \1\b| {2,}|\b(?:a|an|the) (?:a|an|the)\b/i.exec(text)?.slice(0, 1) ?? []),
    ...(/[a-z]+-(?:no-show|at|uid)\b|\b[a-z]+[A-Z]\w*/.exec(text)?.slice(0, 1) ?? []),
    ...twice,
  ]
}

const people: readonly [who: string, change: Partial<EventView>][] = [
  ['our team', {}],
  ['a record without a name', { names: {} }],
  ['the creator whose record or collab it is', { side: 'influencer', by: { uid: uidOf('account'), name: 'Maya' } }],
  ['nobody who signs in', { side: 'clock', by: null }],
]

describe.each(people)('every kind of event is a sentence: done by %s', (_who, change) => {
  it.each(kinds)('%s', (kind) => {
    const view = viewOf(kind, change)
    // The product’s name stands in the page, which is not there.
    const text = sentenceText(view.by ? view : { ...view, side: 'staff' })
    expect(faultsOf(text.replace(/^(?:Ada|Maya|Our team) /, '')).map((fault) => `${fault}: ${text}`)).toEqual([])
    expect(text).toMatch(/^(?:Ada|Maya|Our team) [a-z]/)
  })
})

it('says what changed without ids, keys or the same words again', () => {
  const bare = Array.from({ length: 3 }, (_, at) => `deliverable_01jd000000000000000000000${at}`)
  const before = { state: 'booked', managerUid: null, taskUid: bare[0] }
  const told = { state: 'invitee-no-show', deliverableUids: bare, comment: bare[1], invoice: 'in_sandbox_56ea42b1' }
  const fee = { amount: 0, currency: 'GBP', tier: 'premium', startsAt: '2026-11-28T13:30:00.000Z', mode: 'half-day' }
  const changes = changesOf(viewOf('fee.recorded', { before, after: { ...told, ...fee } }))
  const lines = changes.map(({ field, before: was, after: is }) => `${field}: ${was ? `${was} → ` : ''}${is}`)
  expect(lines.flatMap((line) => faultsOf(line.replace(/^.*?: /, '')))).toEqual([])
  expect(lines).toEqual([
    'State: Booked → The customer didn’t join',
    'Deliverables: 3 deliverables',
    'Amount: £0',
    'Plan: Premium',
    'Starts: 28 Nov 2026, 13:30 (UK time)',
    'Mode: Half day',
  ])
})
