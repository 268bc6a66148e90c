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
  ['valueMinor', '42.50 GBP'],
  ['spendCapMinor', 'none'],
  ['included', 'Two courses\nA glass of wine'],
  ['notIncluded', '—'],
  ['story', '—'],
  ['showsAlcohol', 'no'],
  ['guests', '1'],
  ['deliverables', '1 Instagram Reel'],
  ['eligibility', 'Cities: london\nFollowers 2000 to any'],
  [
    'availability',
    'Tue 15:00 to 18:00\nWed 15:00 to 18:00\nThu 15:00 to 18:00\n90 minutes, 1 at a time, 24 hours’ notice',
  ],
  ['pictures', '1 picture'],
])('says %s in words', (part, words) => {
  expect(partWords(brief, part, 'GBP')).toBe(words)
})
