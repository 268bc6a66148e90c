import { expect, it } from 'vitest'
import { summarise } from '../../../worth.ts'
import { must } from '../../../../../kit/contract/must.ts'
import { basisOf, cellOf, changeOf, valueColumns } from './value-columns.ts'

const none = summarise([], { currency: 'GBP', rates: () => null, cpms: [] })
const column = (key: string) => must(valueColumns.find((one) => one.key === key))

it('says on how many collabs a number rests where these are not all', () => {
  const summary = { ...none, collabs: 7, withCode: 2, perBookingMinor: 300 }
  expect(basisOf(column('perBooking'), summary)).toBe('2 of 7 collabs')
  expect(basisOf(column('perBooking'), { ...summary, withCode: 7 })).toBeNull()
  expect(basisOf(column('perBooking'), { ...summary, perBookingMinor: null })).toBeNull()
})

it('compares only what is known in both periods', () => {
  const [now, before] = [
    { ...none, collabs: 2, views: 80 },
    { ...none, views: 100 },
  ]
  expect(changeOf(column('views'), now, before)).toBe(-20)
  expect(changeOf(column('views'), { ...now, views: null }, before)).toBeNull()
  expect(changeOf(column('views'), now, null)).toBeNull()
  expect(changeOf(column('views'), { ...now, collabs: 0 }, before)).toBeNull()
})

it('leaves a cell empty where a number is not known, and writes zero where it is zero', () => {
  expect(cellOf(column('views'), none)).toBe('')
  expect(cellOf(column('views'), { ...none, collabs: 1, views: 0 })).toBe(0)
  expect(cellOf(column('cost'), { ...none, costMinor: 0 })).toBe('')
  expect(cellOf(column('perClick'), { ...none, collabs: 1, perClickMinor: 241 })).toBe(2.41)
})
