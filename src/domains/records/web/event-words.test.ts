import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EventView } from '../entry.ts'
import { changesOf } from './event-fields.ts'
import { actorOf, sentenceOf, sentenceText } from './event-words.ts'

const event = (change: Partial<EventView>): EventView => ({
  uid: 'event_1',
  at: '2026-03-02T09:00:00Z',
  kind: 'brand.staff-facts-updated',
  does: 'changed the internal details of {it}',
  words: 'Internal brand details saved',
  side: 'staff',
  subjectUid: 'brand_1',
  owner: null,
  names: {},
  by: null,
  before: null,
  after: null,
  why: null,
  ...change,
})
const lines = (change: Partial<EventView>) =>
  changesOf(event(change)).map(
    ({ field, before, after }) => `${field}: ${before === null ? '' : `${before} → `}${after}`,
  )

describe('what an event changed, in words', () => {
  it('names stages, colours and days as people do', () => {
    expect(
      lines({ before: { salesStage: 1, rag: 'green' }, after: { salesStage: 4, rag: 'red', until: '2026-03-10' } }),
    ).toEqual(['Sales stage: Prospective → Subscribed', 'RAG: Green → Red', 'Until: 10 March 2026'])
  })

  it('says what came to a list and what went', () => {
    expect(lines({ before: { labels: ['a', 'b'] }, after: { labels: ['b', 'c'] } })).toEqual([
      'Labels: added C; removed A',
    ])
    expect(lines({ before: { ragCauses: [] }, after: { ragCauses: ['no-visit'] } })).toEqual([
      'RAG causes: added No recent visit',
    ])
  })

  it('says of opening hours which days changed, and how', () => {
    const noon = { weekday: 1, from: '12:00', to: '23:00' }
    const tuesday = { ...noon, weekday: 2 }
    const split = [
      { weekday: 2, from: '20:30', to: '23:00' },
      { weekday: 2, from: '12:00', to: '18:00' },
    ]
    expect(lines({ before: { openingHours: [noon, tuesday] }, after: { openingHours: [noon, ...split] } })).toEqual([
      'Tuesday: 12:00–23:00 → 12:00–18:00, 20:30–23:00',
    ])
    expect(lines({ before: { openingHours: [noon] }, after: { openingHours: [] } })).toEqual([
      'Monday: 12:00–23:00 → closed',
    ])
  })

  it('writes what is paid in its currency, and states as they are called', () => {
    expect(lines({ after: { monthly: 49_900, currency: 'GBP', status: 'pending' } })).toEqual([
      'A month: £499',
      'Status: In review',
    ])
    expect(lines({ after: { monthly: 49_900 } })).toEqual(['A month: 499'])
    expect(lines({ before: { status: 'draft' }, after: { status: 'live' } })).toEqual(['Status: Draft → Live'])
  })

  it('says yes instead of true, and what came or went where there was or is nothing', () => {
    const before = { phone: null, website: 'luna.test', mayBeNamed: false }
    expect(lines({ before, after: { phone: '020', website: null, mayBeNamed: true } })).toEqual([
      'Phone: 020',
      'Website: luna.test → removed',
      'May be named on public pages: no → yes',
    ])
  })

  it('leaves out what stayed, and where a collab stood besides', () => {
    expect(lines({ before: { rag: 'amber' }, after: { rag: 'green', ragCauses: [] } })).toEqual(['RAG: Amber → Green'])
    expect(lines({ before: { ragCauses: [] }, after: { ragCauses: ['no-sign-in'] } })).toEqual([
      'RAG causes: added No recent sign-in',
    ])
    expect(lines({ before: { name: 'Luna' }, after: { name: 'Luna', stage: 3, outcome: 'open' } })).toEqual([])
    expect(lines({ before: { stage: 1 }, after: { stage: 3 } })).toEqual(['Stage: Request → Approved'])
    expect(lines({ before: { version: 1 }, after: { version: 2, zip_code: 'E2 7QX', vat_number: '' } })).toEqual([
      'Postcode: E2 7QX',
    ])
  })

  it('counts stored files instead of naming where they are', () => {
    const path = (letter: string, ending: string) => `c7/${letter.repeat(64)}.${ending}`
    expect(lines({ after: { pictures: [path('a', 'webp'), path('b', 'webp')], hero: path('c', 'webp') } })).toEqual([
      'Pictures: 2 pictures',
      'Main picture: 1 picture',
    ])
    expect(lines({ after: { files: [path('a', 'pdf')] } })).toEqual(['Files: 1 file'])
  })

  it('has the names of cities, countries, languages and weeks, also within a larger value', () => {
    const windows = [
      { weekday: 2, from: '12:00', to: '17:00' },
      { weekday: 5, from: '18:00', to: '23:00' },
    ]
    expect(
      lines({
        kind: 'brief.created',
        after: {
          city: 'nyc',
          country: 'DE',
          approval: 'manual',
          usageRights: 'organic',
          eligibility: { cities: ['la'], languages: ['fr'], platforms: [], engagementFromBp: 250, idChecked: false },
          availability: { windows, leadHours: 24 },
        },
      }),
    ).toEqual([
      'City: New York',
      'Country: Germany',
      'Approval: Every request is reviewed',
      'Usage rights: Organic use',
      'Eligibility: cities Los Angeles, languages French, engagement from 2.5%',
      'Availability: times Tuesday 12:00–17:00, Friday 18:00–23:00, notice 24 h',
    ])
  })

  it('tells apart what the same field says of different records', () => {
    const kindOf = (kind: string, value: string) => lines({ kind, after: { kind: value } })
    expect(kindOf('influencer.risk-flagged', 'bought-followers')).toEqual(['Kind: Bought followers'])
    expect(kindOf('list.created', 'rule')).toEqual(['Kind: By rule'])
    expect(kindOf('deliverable.insights-added', 'day-30')).toEqual(['Kind: On day 30'])
  })

  it('puts names for ids', () => {
    const uid = 'influencer_01jd0000000000000000000000'
    expect(lines({ after: { influencerUid: uid }, names: { [uid]: 'Maya' } })).toEqual(['Creator: Maya'])
    expect(lines({ after: { influencerUid: uid } })).toEqual([])
    expect(lines({ before: { influencerUid: null }, after: { influencerUid: uid } })).toEqual([])
    expect(lines({ after: { creators: [uid, uid, uid] } })).toEqual(['Creators: 3 creators'])
  })
})

it('leaves out parts, ids without a name and what was not chosen, and writes numbers out', () => {
  const after = { platform: 'tiktok', keepResults: false, part: 'document', kind: 'day-30', reach: 8788 }
  expect(lines({ after })).toEqual(['Platform: TikTok', 'Kind: On day 30', 'Reach: 8,788'])
})

it('says when something happened only where it was noted later', () => {
  expect(lines({ after: { at: '2026-03-02T09:00:20.000Z' } })).toEqual([])
  expect(lines({ after: { at: '2026-03-02T07:30:00.000Z' } })).toEqual(['At: 2 Mar 2026, 07:30 (UK time)'])
})

it('says amounts, times, units and states as people do', () => {
  expect(lines({ after: { amount: 2500, currency: 'GBP', state: 'free', tier: 'premium', month: '2026-11' } })).toEqual(
    ['Amount: £25', 'State: No fee', 'Plan: Premium', 'Month: November 2026'],
  )
  expect(lines({ after: { startsAt: '2026-11-28T13:30:00.000Z' } })).toEqual(['Starts: 28 Nov 2026, 13:30 (UK time)'])
  expect(lines({ after: { hours: { leadHours: 48, slotMinutes: 90 } } })).toEqual([
    'Hours: notice 48 h, slot length 90 min',
  ])
  expect(lines({ before: { state: 'booked' }, after: { state: 'invitee-no-show' } })).toEqual([
    'State: Booked → The customer didn’t join',
  ])
  expect(lines({ before: { members: 66 }, after: { members: 68, taken: 2, left: 0 } })).toEqual([
    'Members: 66 → 68',
    'Added: 2',
  ])
  expect(lines({ after: { invoice: 'in_sandbox_56ea42b1c0', uid: 'x' } })).toEqual([])
  expect(lines({ side: 'reviewer', after: { name: 'Tom', vote: 'no' } })).toEqual(['Vote: No'])
})

describe('the sentence of an event', () => {
  const maya = { subjectUid: 'influencer_1', names: { influencer_1: 'Maya' }, by: { uid: 'account_1', name: 'Maya' } }
  const said = (does: string) => sentenceOf(event({ ...maya, does }))

  it('says “their” of one’s own record', () => {
    expect(said('sent the ID of {it} for checking')).toEqual({ before: 'sent their ID for checking' })
    expect(said('answered our question about the application of {it}')).toEqual({
      before: 'answered our question about their application',
    })
    expect(said('disconnected an account of {it}')).toEqual({ before: 'disconnected an account of theirs' })
    expect(said('accepted the terms for {it}')).toEqual({ before: 'accepted the terms' })
    expect(said('suspended {it}')).toEqual({ before: 'suspended ', after: '' })
  })

  it('names a collab of one’s own by its venue alone', () => {
    const uid = 'collab_01jd0000000000000000000000'
    const own = (does: string) =>
      sentenceText(event({ ...maya, does, subjectUid: uid, names: { [uid]: 'Maya at Luna' } }))
    expect(own('requested the collab {it}')).toBe('Maya requested the collab at Luna')
    expect(own('checked in {it}')).toBe('Maya checked in at Luna')
    expect(own('published content for {it}')).toBe('Maya published content for their collab at Luna')
  })

  it('says a record without a name once, and a renewal as one', () => {
    const bare = (does: string, subjectUid: string) => sentenceText(event({ does, subjectUid }))
    expect(bare('created the code {it}', 'discount_code_01jd0000000000000000000000')).toBe(
      'Our team created a discount code',
    )
    expect(bare('shared the shortlist {it} by link', 'shortlist_01jd0000000000000000000000')).toBe(
      'Our team shared a shortlist by link',
    )
    const deleted = event({
      does: 'deleted the webhook {it}',
      subjectUid: 'webhook_01jd0000000000000000000000',
      after: { name: 'Till' },
    })
    expect(sentenceText(deleted)).toBe('Our team deleted the webhook “Till”')
    const gone = event({
      does: 'deleted the ad {it}',
      subjectUid: 'ad_01jd0000000000000000000000',
      before: { name: 'Spring menu' },
      after: {},
    })
    expect(sentenceText(gone)).toBe('Our team deleted the ad “Spring menu”')
    expect(bare('opened the city {it}', 'london')).toBe('Our team opened the city London')
    const plan = { kind: 'subscription.changed', does: 'changed the plan for {it}', names: { brand_1: 'Luna' } }
    const renewed = { before: { tier: 'starter', periodEnd: 'a' }, after: { tier: 'starter', periodEnd: 'b' } }
    expect(sentenceText(event({ ...plan, ...renewed }))).toBe('Our team renewed the plan for Luna')
    expect(sentenceText(event({ ...plan, before: { tier: 'starter' }, after: { tier: 'premium' } }))).toBe(
      'Our team changed the plan for Luna',
    )
  })

  it('names the stage a brand was moved to', () => {
    const moved = { kind: 'brand.stage-changed', before: { salesStage: 4 }, after: { salesStage: 5 } }
    expect(sentenceOf(event({ ...moved, does: 'moved {it} to another stage' }))).toEqual({
      before: 'moved ',
      after: ' to Self Serving',
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('names the side where nobody who signs in acted', () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'Example' }) })
  expect(actorOf(event({ side: 'clock' }))).toBe('Example')
  expect(actorOf(event({ side: 'venue' }))).toBe('Door staff')
  expect(actorOf(event({ by: { uid: 'account_1', name: 'Anna' } }))).toBe('Anna')
})
