import { expect, it } from 'vitest'
import { first, must, mustGet, one } from './must.ts'

it('answers the only row of a list', () => {
  expect(one(['a'])).toBe('a')
  expect(one([undefined])).toBeUndefined()
  expect(() => one([])).toThrow('Expected one row, found 0')
  expect(() => one(['a', 'b'], 'guest')).toThrow('Expected one guest, found 2')
})

it('answers the first row of a list', () => {
  expect(first(['a', 'b'])).toBe('a')
  expect(() => first([], 'slot')).toThrow('Expected at least one slot, found none')
})

it('passes on what is there, zero and empty text too', () => {
  expect(must(0, 'count')).toBe(0)
  expect(must('', 'name')).toBe('')
  expect(() => must(null, 'host')).toThrow('Expected host, found null')
  expect(() => must(undefined, 'host')).toThrow('Expected host, found undefined')
})

it('answers the entry of a map', () => {
  const map = new Map<string, number | undefined>([
    ['a', 1],
    ['b', undefined],
  ])
  expect(mustGet(map, 'a')).toBe(1)
  expect(mustGet(map, 'b')).toBeUndefined()
  expect(() => mustGet(map, 'c')).toThrow('Expected an entry for c')
})
