import { expect, it } from 'vitest'
import { currencyOf } from './reader.ts'

it.each([
  [undefined, 'en-GB,en;q=0.9', 'GBP'],
  [undefined, 'en-US,en;q=0.9', 'USD'],
  [undefined, 'fr-CA', 'CAD'],
  [undefined, 'de', 'EUR'],
  [undefined, 'en-IE', 'EUR'],
  [undefined, 'en', 'GBP'],
  [undefined, 'sv-SE', 'GBP'],
  [undefined, '*', 'GBP'],
  [undefined, 'not a language!', 'GBP'],
  [undefined, undefined, 'GBP'],
  ['USD', 'en-GB', 'USD'],
  ['XYZ', 'en-US', 'USD'],
  [['USD'], 'en-GB', 'GBP'],
])('chosen %o with %o is shown %s', (chosen, language, currency) => {
  expect(currencyOf(chosen, language)).toBe(currency)
})
