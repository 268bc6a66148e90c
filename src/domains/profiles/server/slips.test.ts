import { expect, it } from 'vitest'
import { beginsButForSlip } from './slips.ts'

it.each([
  ['belleville', 'bellevile', true],
  ['belleville', 'belevi', true],
  ['belleville', 'bellaville', true],
  ['belleville', 'bellleville', true],
  ['belleville', 'belelville', true],
  ['belleville', 'delleville', false],
  ['belleville', 'belavile', false],
])('takes %s for meant by %s: %s', (name, typed, isMeant) => {
  expect(beginsButForSlip(name, typed)).toBe(isMeant)
})
