import { expect, it } from 'vitest'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { MessageView } from '../../../contract.ts'
import { hintOf, itemsOf } from './message-items.ts'
import type { ThreadData } from './thread-data.ts'

const side = (uid: string, name: string) => ({ uid, name, picture: null })
const thread: ThreadData = {
  collabUid: 'collab_1',
  side: 'influencer',
  brand: side('brand_1', 'Luna'),
  influencer: { ...side('influencer_1', 'Alice Moreau'), handle: 'alice.eats' },
  lastAt: '2026-03-02T09:00:00.000Z',
  muted: false,
  done: null,
  snoozedUntil: null,
  assignedTo: null,
  helpRequestedAt: null,
  question: null,
  closedFor: null,
  can: {
    send: true,
    settleForSide: true,
    assign: false,
    snooze: false,
    addNote: false,
    requestStaffHelp: true,
    settle: false,
  },
}
// Of a collab a conversation needs no more than this.
const collab = {
  message: 'I would love to come.',
  startedBy: 'influencer',
  requestedAt: '2026-03-02T10:00:00.000Z',
  brand: { timezone: 'Europe/London' },
} as CollabData
const day = '2026-03-02'

function said(
  at: string,
  by: 'influencer' | 'brand',
  author = by === 'brand' ? 'Bella, Luna' : 'Alice Moreau',
): MessageView {
  const mine = by === 'influencer'
  const rest = {
    text: at,
    pictures: [],
    documents: [],
    voice: null,
    masked: false,
    read: null,
    replyTo: null,
    reactions: [],
  }
  return { uid: at, key: null, at: `${at}:00.000Z`, side: by, author, mine, byMe: mine, ...rest }
}
const event = (at: string, by: 'influencer' | 'brand' | 'venue') => ({
  uid: at,
  at: `${at}:00.000Z`,
  kind: 'collab.approved',
  words: 'Approved',
  side: by,
  details: {},
})
const wordsOf = (items: ReturnType<typeof itemsOf>) =>
  items.map((item) => ('event' in item ? item.event : 'note' in item ? `note: ${item.note.text}` : item.message.text))

it('begins with what the request says, and names who did something from the reader’s side', () => {
  const events = [event(`${day}T12:00`, 'influencer'), event(`${day}T11:00`, 'brand'), event(`${day}T13:00`, 'venue')]
  const items = itemsOf({ messages: [], notes: [], events, isWhole: true }, thread, collab, 'Europe/London')
  expect(wordsOf(items)).toEqual([
    'I would love to come.',
    'Approved · Luna',
    'Approved · You',
    'Approved · Door staff',
  ])
  const ofBrand = itemsOf(
    { messages: [], notes: [], events, isWhole: true },
    { ...thread, side: 'brand' },
    collab,
    'Europe/London',
  )
  expect(wordsOf(ofBrand).slice(1, 3)).toEqual(['Approved · Your team', 'Approved · Alice Moreau'])
})

it('says which of a request’s times was booked, and why not an earlier one', () => {
  const booked = {
    ...event(`${day}T12:00`, 'brand'),
    words: 'Visit booked',
    details: {
      startsAt: '2026-03-10T16:30:00.000Z',
      choice: 2,
      passed: [{ startsAt: '2026-03-10T15:00:00.000Z', why: 'elsewhere' }],
    },
  }
  const given = { messages: [], notes: [], events: [booked], isWhole: true }
  const withSide = { ...collab, side: 'influencer', influencer: { name: 'Alice' } } as CollabData
  expect(wordsOf(itemsOf(given, thread, withSide, 'Europe/London'))[1]).toBe(
    'Visit booked: Tue 10 Mar, 16:30 · Luna. Second choice. Tue 10 Mar, 15:00: you have another visit.',
  )
})

it('groups what one author wrote within five minutes, and nothing over midnight, an event or somebody else', () => {
  const times = ['12:00', '12:04', '12:10', '12:11', '12:12']
  const messages = times.map((time, at) => said(`${day}T${time}`, at === 4 ? 'brand' : 'influencer'))
  const items = itemsOf(
    {
      messages: [said('2026-03-03T00:01', 'brand'), said(`${day}T23:59`, 'brand'), ...messages.toReversed()],
      events: [event(`${day}T12:10`, 'brand')].map((one) => ({ ...one, at: `${day}T12:10:30.000Z` })),
      notes: [],
      isWhole: false,
    },
    thread,
    collab,
    'Europe/London',
  )
  const groups = items.flatMap((item) =>
    'message' in item ? `${item.message.text.slice(11)} ${item.isFirst} ${item.isLast}` : [],
  )
  expect(groups).toEqual([
    '12:00 true false',
    '12:04 false true',
    '12:10 true true',
    '12:11 true true',
    '12:12 true true',
    '23:59 true true',
    '00:01 true true',
  ])
  expect(items.flatMap(({ startsDay }) => startsDay ?? [])).toHaveLength(2)
})

it('asks about the visit until it begins, and not after', () => {
  const startsAt = '2026-03-10T15:00:00.000Z'
  const scheduled = { stage: 4, visit: { startsAt } } as CollabData
  const hintAt = (at: string, of = scheduled) => hintOf({ ...thread, side: 'brand' }, of, Date.parse(at))
  expect(hintAt('2026-03-10T14:00Z')).toBe(
    'Ask Alice Moreau anything about the visit. We’ll let you know when they reply.',
  )
  expect(hintAt('2026-03-15T14:00Z')).toBeNull()
  expect(hintAt('2026-03-10T14:00Z', { ...scheduled, stage: 5 })).toBeNull()
})

it('folds what one side did several times in a row, and names the content', () => {
  const added = (time: string) => ({ ...event(`${day}T${time}`, 'brand'), words: 'Added to the checklist' })
  const submitted = (time: string, type: string) => ({
    ...event(`${day}T${time}`, 'influencer'),
    words: 'Content submitted',
    details: { type },
  })
  const events = [
    submitted('14:00', 'story'),
    submitted('13:00', 'post'),
    added('12:02'),
    added('12:01'),
    added('12:00'),
  ]
  const items = itemsOf({ messages: [], notes: [], events, isWhole: true }, thread, collab, 'Europe/London')
  expect(wordsOf(items).slice(1)).toEqual([
    'Added to the checklist (3 times) · Luna',
    'Content submitted: Post · You',
    'Content submitted: Story · You',
  ])
  const talked = itemsOf(
    { messages: [said(`${day}T12:01`, 'brand')], notes: [], events: [added('12:02'), added('12:00')], isWhole: true },
    thread,
    collab,
    'Europe/London',
  )
  expect(wordsOf(talked)).toContain('Added to the checklist · Luna')
})

it('has notes where they were written, apart from messages, and none that is earlier than what is loaded', () => {
  const note = (at: string) => ({ uid: at, at: `${at}:00.000Z`, author: 'Ben', byMe: false, text: at })
  const messages = [said(`${day}T12:02`, 'brand'), said(`${day}T12:00`, 'brand')]
  const notes = [note(`${day}T12:01`), note(`${day}T11:00`)]
  const items = itemsOf(
    { messages, notes, events: [], isWhole: false },
    { ...thread, side: 'brand' },
    collab,
    'Europe/London',
  )
  expect(wordsOf(items)).toEqual([`${day}T12:00`, `note: ${day}T12:01`, `${day}T12:02`])
  expect(items.map((item) => 'message' in item && item.isFirst)).toEqual([true, false, true])
})

it('begins a day where the reader’s begins, wherever the venue is', () => {
  const messages = [said(`${day}T23:30`, 'brand')]
  const days = (timezone: string) =>
    itemsOf({ messages, notes: [], events: [], isWhole: false }, thread, collab, timezone).map(
      ({ startsDay }) => startsDay,
    )
  expect(days('Europe/London')).not.toEqual(days('Asia/Tokyo'))
})

it('begins before the request, with what the creator asked about the brief', () => {
  const question = {
    uid: 'brief_question_1',
    side: 'influencer',
    brief: { uid: 'brief_1', title: 'Dinner' },
    brand: { uid: 'brand_1', name: 'Luna' },
    influencer: { uid: 'influencer_1', name: 'Alice Moreau' },
    askedAt: `${day}T08:00:00.000Z`,
    text: 'Is there a vegan menu?',
    masked: false,
    answer: { at: `${day}T09:00:00.000Z`, side: 'brand', author: 'Bella, Luna', text: 'There is.', masked: false },
    state: 'answered',
    can: { answer: false },
  } as const
  const nothing = { messages: [], notes: [], events: [] }
  const asked = { ...thread, question }
  const items = itemsOf({ ...nothing, isWhole: true }, asked, collab, 'Europe/London')
  expect(wordsOf(items)).toEqual(['Is there a vegan menu?', 'There is.', 'I would love to come.'])
  expect(items.map((item) => 'message' in item && [item.message.mine, item.message.author])).toEqual([
    [true, 'Alice Moreau'],
    [false, 'Bella, Luna'],
    [true, 'Alice Moreau'],
  ])
  expect(wordsOf(itemsOf({ ...nothing, isWhole: false }, asked, collab, 'Europe/London'))).toEqual([])
})
