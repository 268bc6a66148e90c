import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readSearch } from '../contract/search.ts'
import { addressOf, aDay, anyText, matching, oneOf } from './address.ts'
import { parseAddress, writeAddress } from './route.ts'
import { severalOf } from './several.ts'

it.each([
  ['?q=2024', { q: '2024' }],
  ['?q=true&uid=order_1', { q: 'true', uid: 'order_1' }],
  ['?email=a%2Bb%40example.test', { email: 'a+b@example.test' }],
  ['', {}],
])('reads %s as texts', (query, search) => {
  expect(parseAddress(query)).toEqual(search)
})

it.each([
  [{ q: '2024' }, '?q=2024'],
  [{ city: ['london', 'paris'] }, '?city=london%2Cparis'],
  [{ q: undefined, city: [], status: '' }, ''],
])('writes %j as %s', (search, query) => {
  expect(writeAddress(search)).toBe(query)
})

const schema = z.object({
  q: z.optional(z.string()),
  status: z.optional(z.enum(['live', 'paused'])),
  city: severalOf(['london', 'paris']),
})

it.each([
  [
    { q: 'luna', status: 'live' },
    { q: 'luna', status: 'live' },
  ],
  [{ q: 'luna', status: 'nonsense' }, { q: 'luna' }],
  [{ city: 'london,atlantis' }, { city: ['london'] }],
  [{ city: ['paris', 'london'] }, { city: ['paris', 'london'] }],
  [{ stranger: 'x' }, {}],
])('reads %j by the schema as %j', (raw, read) => {
  expect(readSearch(schema, raw)).toEqual(read)
})

const light = addressOf({
  find: anyText,
  city: oneOf(['london', 'paris']),
  day: aDay,
  at: matching(/^\d+,\d+$/),
})

it.each([
  [
    { find: 'luna', city: 'paris', day: '2026-02-28', at: '1,2' },
    { find: 'luna', city: 'paris', day: '2026-02-28', at: '1,2' },
  ],
  [{ city: 'atlantis', find: 'x' }, { find: 'x' }],
  [{ day: '2026-02-31' }, {}],
  [{ day: 'tomorrow' }, {}],
  [{ at: 'here' }, {}],
  [{ stranger: 'x', city: ['paris'] }, {}],
])('reads %j without a library as %j', (raw, read) => {
  expect(readSearch(light, raw)).toEqual(read)
})
