import { expect, it } from 'vitest'
import { insightWords } from './insight-words.ts'

it('counts from what was agreed, and says what is missing', () => {
  const all = { agreed: 2, withFigures: 2, undelivered: 0, overdue: 0 }
  expect(insightWords(all)).toBe('2 of 2 deliverables have insights')
  expect(insightWords({ ...all, withFigures: 1 })).toBe('1 of 2 deliverables has insights')
  expect(insightWords({ ...all, agreed: 14, undelivered: 12 })).toBe(
    '2 of 14 deliverables have insights, 12 not delivered yet',
  )
  expect(insightWords({ ...all, agreed: 14, undelivered: 12, overdue: 3 })).toBe(
    '2 of 14 deliverables have insights, 12 not delivered yet (3 overdue)',
  )
})
