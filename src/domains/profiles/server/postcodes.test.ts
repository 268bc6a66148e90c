import { expect, it } from 'vitest'
import { isWrongPostcode } from './postcodes.ts'

it.each([
  ['E8 4AE', 'GB', false],
  ['E8 4AX1', 'GB', true],
  ['1067', 'DE', false],
  ['SW1A 1AA', 'FR', true],
  ['1200-109', 'PT', false],
])('knows whether %s can be a postcode of %s', (code, country, isWrong) => {
  expect(isWrongPostcode(code, country)).toBe(isWrong)
})
