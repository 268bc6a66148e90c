import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  countWords,
  defineTable,
  operatorWords,
  readConditions,
  sortsOf,
  tableInput,
  writeConditions,
} from './table.ts'

const fields = defineTable({
  name: { title: 'Name', sort: true },
  city: { title: 'City', kind: 'choice', choices: [{ value: 'paris', label: 'Paris' }], optional: true },
  owner: { title: 'Owner', kind: 'choice' },
  size: { title: 'Size', kind: 'number' },
  rating: { title: 'Rating', kind: 'number', decimals: true },
  since: { title: 'Since', kind: 'day', sort: true },
})
const asked = (where: unknown) => z.safeParse(z.object(tableInput(fields)), { where }).success

it('writes filters into an address and reads them again, whatever their values hold', () => {
  const conditions = [
    { field: 'city', is: 'not' as const, values: ['paris'] },
    { field: 'owner', is: 'is' as const, values: ['a,b', 'c;d.e', '50%'] },
    { field: 'city', is: 'empty' as const, values: [] },
    { field: 'since', is: 'between' as const, values: ['2026-01-01', '2026-02-01'] },
  ]
  expect(readConditions(fields, writeConditions(conditions))).toEqual(conditions)
  expect(writeConditions([])).toBeUndefined()
})

it('leaves out of an address what does not fit, and refuses it in a call', () => {
  const wrong = [
    'city.is.rome',
    'name.is.x',
    'size.min.many',
    'since.after.2026-13-01',
    'since.between.2026-01-01',
    'owner.empty',
    'x.is.y',
    'city',
  ]
  expect(readConditions(fields, wrong.join(';'))).toEqual([])
  expect(asked([{ field: 'size', is: 'min', values: ['3'] }])).toBe(true)
  expect(asked([{ field: 'size', is: 'min', values: ['-1'] }])).toBe(false)
  expect(asked([{ field: 'size', is: 'min', values: ['4.5'] }])).toBe(false)
  expect(asked([{ field: 'rating', is: 'min', values: ['4.555'] }])).toBe(false)
  expect(readConditions(fields, 'rating.min.4.5')).toEqual([{ field: 'rating', is: 'min', values: ['4.5'] }])
  expect(asked([{ field: '__proto__', is: 'is', values: ['x'] }])).toBe(false)
})

it('reads as a sentence after the name of the column', () => {
  expect(operatorWords(fields.city, 'is')).toBe('is')
  expect(operatorWords(fields.city, 'is', 2)).toBe('is any of')
  expect(operatorWords(fields.city, 'not', 2)).toBe('is none of')
  expect(operatorWords(fields.city, 'empty')).toBe('is empty')
})

it('can be sorted both ways by what it offers alone, and counts up to a limit', () => {
  expect(sortsOf(fields)).toEqual(['name', '-name', 'since', '-since'])
  expect([countWords(0), countWords(10_000), countWords(10_001)]).toEqual(['0', '10,000', '10,000+'])
})

it('offers an order that only goes down one way round', () => {
  expect(sortsOf({ match: { title: 'Match', sort: 'down' }, city: { title: 'City', sort: true } })).toEqual([
    '-match',
    'city',
    '-city',
  ])
})
