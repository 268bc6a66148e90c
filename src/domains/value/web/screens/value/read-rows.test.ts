import { expect, it } from 'vitest'
import { readBookings } from './read-bookings.ts'
import { readRates } from './read-rates.ts'

it('reads bookings by the names of their columns, and says which rows it leaves out', () => {
  const { rows, problems } = readBookings(
    'Date;Reference;Code;Amount\n2026-03-02;B-1;MAYA10;64.50\n2 March;B-2;MAYA10;\n2026-03-03;B-3;MAYA10;',
  )
  expect(rows).toEqual([
    { code: 'MAYA10', day: '2026-03-02', reference: 'B-1', amountMinor: 6_450 },
    { code: 'MAYA10', day: '2026-03-03', reference: 'B-3', amountMinor: null },
  ])
  expect(problems).toEqual(['Row 3 is left out: it needs a code, a date such as 2026-11-22, and a reference.'])
  expect(readBookings('a,b\n1,2').problems[0]).toContain('no column called code or date or reference')
})

it('reads rates in either order and refuses what is none', () => {
  const { rows, problems } = readRates('2026-11-22, EUR, 1.1845\nUSD\t2026-11-22\t1.31\nhello')
  expect(rows).toEqual([
    { currency: 'EUR', day: '2026-11-22', micro: 1_184_500 },
    { currency: 'USD', day: '2026-11-22', micro: 1_310_000 },
  ])
  expect(problems).toEqual(['Line 3 isn’t a rate. Write it like this: 2026-11-22, EUR, 1.1845.'])
})
