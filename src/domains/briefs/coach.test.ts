import { expect, it } from 'vitest'
import { type BriefContent, emptyBrief, missingFor, quietHours } from './brief.ts'
import { changedParts, needsReview } from './changes.ts'
import { checksOf, coachOf } from './coach.ts'
import { defaultDisclosure } from './disclosure.ts'

const good: BriefContent = {
  ...emptyBrief('2026-03-02', '2026-05-01', 'london'),
  title: 'Dinner for two',
  story:
    'Six small plates from the hearth, and the kitchen at work in front of you. Come hungry, the last plate is the one we talk about.',
  included: ['Tasting menu for two', 'Two soft drinks'],
  valueMinor: 12_000,
  mentions: ['cafeluna'],
  pictures: ['a.jpg', 'b.jpg', 'c.jpg'],
}

it('gives a brief that has everything all points', () => {
  expect(coachOf(good)).toEqual({ score: 100, hints: [] })
})

it.each<[string, Partial<BriefContent>, number]>([
  ['pictures', { pictures: [] }, 80],
  ['availability', { availability: { ...good.availability, windows: quietHours.slice(0, 1) } }, 87],
  ['value', { valueMinor: 0 }, 85],
  ['guests', { guests: 0 }, 90],
  ['rights', { usageRights: 'paid' }, 94],
  ['rights', { usageMonths: 24 }, 96],
  ['story', { story: '' }, 90],
  ['included', { included: ['Dinner'] }, 97],
  ['cap', { spendCapMinor: 5_000 }, 95],
  ['eligibility', { eligibility: { ...good.eligibility, followersFrom: 50_000 } }, 98],
])('takes points for %s and says how to win them', (part, change, score) => {
  const coach = coachOf({ ...good, ...change })
  expect([coach.score, coach.hints.map((hint) => hint.part)]).toEqual([score, [part]])
})

it.each<[Partial<BriefContent>, string]>([
  [
    { availability: { ...good.availability, slotMinutes: 180, windows: quietHours.slice(0, 1) } },
    'You have room for 1 visit a week. Aim for at least six.',
  ],
  [{ valueMinor: 2_000 }, 'The value is low, even for one deliverable. Offer more.'],
  [
    { valueMinor: 2_000, deliverables: [{ type: 'reel', contentType: 'video', platform: 'instagram', count: 2 }] },
    '2 deliverables are a lot for this value. Ask for fewer or offer more.',
  ],
])('reads well with one: %o', (change, text) => {
  expect(coachOf({ ...good, ...change }).hints.map((hint) => hint.text)).toContain(text)
})

it('names first what counts most', () => {
  const points = coachOf(emptyBrief('2026-03-02', '2026-05-01', 'london')).hints.map((hint) => hint.points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})

it('shows staff what to look at', () => {
  const failing = (change: Partial<BriefContent>, handle = 'cafeluna') =>
    checksOf({ ...good, ...change }, { country: 'GB', currency: 'GBP', handle, rule: defaultDisclosure })
      .filter((check) => !check.ok)
      .map((check) => check.name)
  expect(failing({})).toEqual([])
  expect(failing({ guests: 0, usageRights: 'paid' })).toEqual(['Guests', 'Usage rights'])
  expect(failing({ mentions: ['orso'] })).toEqual(['Mentions'])
  expect(failing({ showsAlcohol: true, eligibility: { ...good.eligibility, ageBrackets: ['18-24'] } })).toEqual([
    'Alcohol',
  ])
})

it.each<[Partial<BriefContent>, string, string]>([
  [{ valueMinor: 7_500 }, 'Value', '£75 for 1 deliverable'],
  [{ guests: 0 }, 'Guests', 'No guests included'],
  [{ guests: 1 }, 'Guests', '1 guest included'],
  [{ spendCapMinor: null }, 'Spend cap', 'No spend cap'],
  [{ spendCapMinor: 4_550, aboveCap: 'influencer' }, 'Spend cap', '£45.50. The creator pays anything above it.'],
  [{ usageRights: 'none' }, 'Usage rights', 'None requested'],
  [{ usageRights: 'organic', usageMonths: 12 }, 'Usage rights', 'Organic use for 12 months'],
  [{ showsAlcohol: false }, 'Alcohol', 'Not shown in the content'],
])('words what staff look at: %o', (change, name, text) => {
  const checks = checksOf(
    { ...good, ...change },
    { country: 'GB', currency: 'GBP', handle: null, rule: defaultDisclosure },
  )
  expect(checks.find((check) => check.name === name)?.text).toBe(text)
})

it.each<[Partial<BriefContent>, string[]]>([
  [{}, []],
  [{ title: '', mentions: [] }, ['Add a title.', 'Add an account to mention.']],
  [{ liveUntil: '2026-03-01' }, ['The last day can’t be before the first day.']],
  [{ liveFrom: '2026-02-01', liveUntil: '2026-03-01' }, ['The last day is in the past. Choose a later one.']],
  [
    { availability: { ...good.availability, slotMinutes: 240 } },
    ['Make at least one weekly time long enough for a visit.'],
  ],
  [
    { eligibility: { ...good.eligibility, followersTo: 100 } },
    ['The maximum followers can’t be lower than the minimum.'],
  ],
  [{ pictures: ['a.mp4'] }, ['Add at least one photo.']],
  [{ pictures: ['a.mp4', 'b.jpg'] }, []],
  [{ usageMonths: 0 }, ['Add how many months you want to use the content for.']],
])('says what is missing: %o', (change, missing) => {
  expect(missingFor({ ...good, ...change }, '2026-03-02')).toEqual(missing)
})

it('names what changed, and what staff look at again', () => {
  const reordered = {
    ...good,
    availability: { blackout: [], leadHours: 24, capacity: 1, slotMinutes: 90, windows: quietHours },
  }
  expect(changedParts(good, reordered)).toEqual([])
  expect(changedParts(good, { ...good, guests: 2, valueMinor: 1 })).toEqual(['value', 'guests'])
  expect([needsReview(good, { ...good, guests: 2 }), needsReview(good, { ...good, valueMinor: 1 })]).toEqual([
    false,
    true,
  ])
})
