import { expect, it } from 'vitest'
import { changesOf, collabFields, defaultFields } from './cost-changes.ts'

const first = {
  currency: 'GBP',
  servedMinor: 3_000,
  guestsMinor: null,
  staffMinutes: 20,
  travelMinor: null,
  shipmentMinor: null,
  note: '',
}

it('says of the first entry all that it says, and nothing of what it leaves to the defaults', () => {
  expect(changesOf(first, undefined, collabFields)).toEqual([
    { name: 'Cost of the experience', before: null, after: '£30' },
    { name: 'Staff time', before: null, after: '20 min' },
  ])
})

it('says of a later one only what it changed, and what that was', () => {
  expect(changesOf({ ...first, servedMinor: null, note: 'Two bottles' }, first, collabFields)).toEqual([
    { name: 'Cost of the experience', before: '£30', after: 'the default' },
    { name: 'Note', before: 'none', after: '“Two bottles”' },
  ])
  expect(changesOf(first, first, collabFields)).toEqual([])
})

it('says another currency as another amount', () => {
  const settings = {
    currency: 'GBP',
    servedShareBp: 4_000,
    staffMinutes: 0,
    staffHourMinor: 0,
    travelMinor: 500,
    shipmentMinor: 0,
    bookingMarginMinor: null,
    photographerMinor: null,
  }
  expect(changesOf({ ...settings, currency: 'EUR' }, settings, defaultFields)).toContainEqual({
    name: 'Travel per collab',
    before: '£5',
    after: '€5',
  })
})
