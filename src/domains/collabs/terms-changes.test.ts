import { describe, expect, it } from 'vitest'
import { termsRows } from './terms-words.ts'
import { changedRows, differences, nothingDone as nothing, type TermsChange, whyNotChange } from './terms-changes.ts'
import type { Terms } from './terms.ts'

const reel = { type: 'reel', contentType: 'video', platform: 'instagram' } as const
const story = { type: 'story', contentType: 'video', platform: 'instagram' } as const
const terms: Terms = {
  briefUid: 'brief_x',
  briefVersion: 2,
  title: 'Dinner for two',
  story: '',
  brandName: 'Luna',
  address: '1 High Street',
  city: 'London',
  country: 'GB',
  timezone: 'Europe/London',
  houseRules: '',
  included: ['Dinner'],
  notIncluded: [],
  valueMinor: 18_000,
  currency: 'GBP',
  spendCapMinor: null,
  aboveCap: 'influencer',
  serviceCovered: false,
  guests: 1,
  deliverables: [
    { ...reel, count: 1 },
    { ...story, count: 2 },
  ],
  directions: '',
  mentions: [],
  hashtags: [],
  showsAlcohol: false,
  usageRights: 'organic',
  usageMonths: 6,
  onlineMonths: 6,
  slotMinutes: 90,
  disclosure: { country: 'GB', accepted: ['#ad'], position: 'first', note: 'First in the caption.' },
  agreedAt: '2026-03-03T15:00:00.000Z',
  influencerName: 'Alice Moreau',
  influencerHandle: 'alice.eats',
}
const present = new Date('2026-11-23T16:00:00Z')
const open = { outcome: 'open' } as const

it('keeps of a proposal what differs, whatever order the database gives fields in', () => {
  const same = terms.deliverables.map(({ type, contentType, platform, count }) => ({
    count,
    platform,
    contentType,
    type,
  }))
  expect(differences(terms, { guests: 2, valueMinor: 18_000, deliverables: same, directions: undefined })).toEqual({
    was: { guests: 1 },
    changes: { guests: 2 },
  })
})

it('says what changes in the words of the agreement, also where a line comes or goes', () => {
  const changes = { guests: 2, usageRights: 'none', paymentMinor: 5_000 } as const
  const { was } = differences(terms, changes)
  expect(changedRows(terms, was, changes, 'staff')).toEqual([
    {
      label: 'Guests',
      was: 'Up to 1 guest, as well as the creator',
      becomes: 'Up to 2 guests, as well as the creator',
    },
    {
      label: 'Usage rights',
      was: 'Organic: the brand can use the content on its own channels, for 6 months',
      becomes: 'None: the brand can’t use the content on its own channels or in advertising',
    },
    { label: 'Payment', was: '', becomes: '£50, paid by the brand to the creator' },
  ])
})

it.each([
  [
    'brand',
    'Up to 2 guests, as well as the creator',
    'Paid: you can use the content on your own channels',
    'by you to the creator',
  ],
  [
    'influencer',
    'Up to 2 guests, as well as you',
    'Paid: the brand can use the content on its own channels',
    'by the brand to you',
  ],
] as const)('speaks to the %s that reads what changes', (reader, guests, rights, payment) => {
  const changes = { guests: 2, usageRights: 'paid', paymentMinor: 5_000 } as const
  const rows = changedRows(terms, differences(terms, changes).was, changes, reader)
  expect(rows.map(({ becomes }) => becomes)).toEqual([
    guests,
    `${rights} and in advertising, for 6 months`,
    `£50, paid ${payment}`,
  ])
})

it.each([
  ['brand', 'brand', '£160; you pay anything above it'],
  ['brand', 'influencer', '£160; the brand pays anything above it'],
  ['influencer', 'influencer', '£160; you pay anything above it'],
  ['influencer', 'brand', '£160; the creator pays anything above it'],
] as const)('says that the %s pays above the cap to the %s', (aboveCap, reader, words) => {
  const rows = new Map(termsRows({ ...terms, spendCapMinor: 16_000, aboveCap }, null, reader))
  expect(rows.get('Spend cap')).toBe(words)
})

it.each([
  [{}, nothing, 'These are the terms you have now. Change at least one of them.'],
  [{ guests: 0 }, { begun: [], guests: 1 }, 'The visit is booked with 1 guest. Change the booking first.'],
  [{ usageMonths: 0 }, nothing, 'Add how many months the usage rights last.'],
  [
    { deliverables: [{ ...story, count: 2 }] },
    { begun: [reel], guests: 0 },
    'The Instagram Reel is already delivered or in progress, so it can’t be removed.',
  ],
  [
    { deliverables: [{ ...reel, count: 1 }] },
    { begun: [reel], guests: 0 },
    'The rest of the content is already on its way. Keep at least one deliverable that hasn’t been started.',
  ],
  [
    {
      deliverables: [
        { ...reel, count: 1 },
        { ...story, count: 1 },
      ],
    },
    { begun: [reel], guests: 0 },
    null,
  ],
  [{ deliverables: [{ ...reel, count: 1 }] }, nothing, null],
  [{ guests: 3 }, { begun: [reel], guests: 1 }, null],
])('%j after %j: %s', (changes, done, why) => {
  expect(whyNotChange(open, terms, changes, { ...nothing, ...done }, present)).toBe(why)
})

it('changes nothing but usage rights and their payment once the collab is completed', () => {
  const completed = { outcome: 'completed' } as const
  expect(whyNotChange(completed, terms, { usageMonths: 12, paymentMinor: 10_000 }, nothing, present)).toBeNull()
  expect(whyNotChange(completed, terms, { usageMonths: 12, guests: 2 }, nothing, present)).toBe(
    'This collab is completed, so only the usage rights and a payment for them can change.',
  )
})

describe('usage rights to content that is approved already', () => {
  const completed = { outcome: 'completed' } as const
  const whyNot = (changes: TermsChange, ...approvedAt: string[]) =>
    whyNotChange(completed, terms, changes, { ...nothing, approvedAt: approvedAt.map((at) => new Date(at)) }, present)

  it('count from its approval, so they have to last beyond today', () => {
    expect(whyNot({ usageMonths: 12 }, '2025-02-05T10:00:00Z')).toBe(
      'Months count from approval, so these rights would have ended on 5 February 2026. Enter at least 22 months.',
    )
    expect(whyNot({ usageMonths: 21 }, '2025-02-05T10:00:00Z')).toContain('would have ended on 5 November 2026')
    expect(whyNot({ usageMonths: 22 }, '2025-02-05T10:00:00Z')).toBeNull()
    expect(whyNot({ usageRights: 'paid' }, '2025-02-05T10:00:00Z')).toContain('would have ended on 5 August 2025')
  })

  it('end at the very moment: that is too late', () => {
    expect(whyNot({ usageMonths: 12 }, '2025-11-23T16:00:00Z')).toContain('Enter at least 13 months.')
    expect(whyNot({ usageMonths: 12 }, '2025-11-23T16:00:01Z')).toBeNull()
  })

  it('may end for what was approved first, while they last for the rest', () => {
    expect(whyNot({ usageMonths: 12 }, '2025-02-05T10:00:00Z', '2026-01-05T10:00:00Z')).toBeNull()
  })

  it('may be given up, and paid for, also once they have ended', () => {
    expect(whyNot({ usageRights: 'none' }, '2025-02-05T10:00:00Z')).toBeNull()
    expect(whyNot({ paymentMinor: 5_000 }, '2025-02-05T10:00:00Z')).toBeNull()
  })

  it('cannot come back where even the most months would be past', () => {
    expect(whyNot({ usageMonths: 60 }, '2021-02-05T10:00:00Z')).toBe(
      'Months count from approval, so these rights would have ended on 5 February 2026. They can’t last longer than 60 months. Agree a new collab instead.',
    )
  })
})
