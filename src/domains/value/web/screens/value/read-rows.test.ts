import { expect, it } from 'vitest'
import { readRates } from './read-rates.ts'

it('reads rates in either order and refuses what is none', () => {
  const { rows, problems } = readRates('2026-11-22, EUR, 1.1845\nUSD\t2026-11-22\t1.31\nhello')
  expect(rows).toEqual([
    { currency: 'EUR', day: '2026-11-22', micro: 1_184_500 },
    { currency: 'USD', day: '2026-11-22', micro: 1_310_000 },
  ])
  expect(problems).toEqual(['Line 3 isn’t a rate. Write it like this: 2026-11-22, EUR, 1.1845.'])
})
