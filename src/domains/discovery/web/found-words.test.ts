import { expect, it } from 'vitest'
import { showWords } from './found-words.ts'

const found = (count: number, hasMore = false, isFetching = false) => ({
  rows: Array.from({ length: count }),
  hasMore,
  isFetching,
})

it('says how many there are once that is known', () => {
  expect(showWords(found(23))).toBe('Show 23 collabs')
  expect(showWords(found(1))).toBe('Show 1 collab')
  expect(showWords(found(24, true))).toBe('Show 24+ collabs')
  expect(showWords(found(0))).toBe('No collabs match')
  expect(showWords(found(0, false, true))).toBe('Show results')
})
