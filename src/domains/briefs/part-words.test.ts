import { expect, it } from 'vitest'
import { type BriefContent, emptyBrief } from './brief.ts'
import { partWords } from './part-words.ts'

const brief: BriefContent = {
  ...emptyBrief('2026-05-01', '2026-06-01', 'london'),
  valueMinor: 4_250,
  included: ['Two courses', 'A glass of wine'],
  pictures: ['a.webp'],
}

it.each<[keyof BriefContent, string]>([
  ['valueMinor', '£42.50'],
  ['spendCapMinor', 'None'],
  ['included', 'Two courses\nA glass of wine'],
  ['notIncluded', '—'],
  ['story', '—'],
  ['showsAlcohol', 'No'],
  ['approval', 'Every request reviewed'],
  ['usageRights', 'Organic'],
  ['liveFrom', '1 May 2026'],
  ['guests', '1'],
  ['deliverables', '1 Instagram Reel'],
  ['eligibility', 'Cities: London\nFollowers: 2,000 or more'],
  ['availability', 'Tue 15:00–18:00\nWed 15:00–18:00\nThu 15:00–18:00\n90 minutes, 1 at a time, 24 hours’ notice'],
  ['pictures', '1 photo'],
])('says %s in words', (part, words) => {
  expect(partWords(brief, part, (minor) => `£${minor / 100}0`)).toBe(words)
})

it.each([
  [['a.webp', 'b.mp4', 'c.jpg'], '2 photos and 1 clip'],
  [['a.mp4', 'b.mp4'], '2 clips'],
  [[], '—'],
])('tells clips from photos: %j', (pictures, words) => {
  expect(partWords({ ...brief, pictures }, 'pictures', String)).toBe(words)
})

it('says that no notice is needed', () => {
  const atOnce = { ...brief, availability: { ...brief.availability, leadHours: 0 } }
  expect(partWords(atOnce, 'availability', String)).toContain('90 minutes, 1 at a time, no notice')
})
