import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencies } from '../plans/tiers.ts'
import { forReader, type StatementLine, totalsOf, venueLinesOf } from './statement.ts'

const uids = ['brand_a', 'brand_b', 'brand_c', 'brand_d'] as const
const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-03-${String(one).padStart(2, '0')}T10:00:00.000Z`)
const someVenues = fc
  .subarray([...uids])
  .chain((chosen) => fc.tuple(...chosen.map((uid) => day.map((createdAt) => ({ uid, name: uid, createdAt })))))

const oneLine: fc.Arbitrary<StatementLine> = fc
  .record({
    at: day,
    kind: fc.constantFrom('plan' as const, 'discount' as const, 'fee' as const, 'tax' as const),
    currency: fc.constantFrom(...currencies),
    amount: fc.integer({ min: -500_00, max: 2_000_00 }),
    of: fc.constantFrom(...uids),
    state: fc.constantFrom('paid' as const, 'due' as const),
  })
  .map(({ of, ...line }) => ({ ...line, key: 'one', text: 'x', note: '', brandUid: line.kind === 'fee' ? of : null }))
const someLines = fc.array(oneLine, { maxLength: 12 })

const sumsOf = (lines: readonly { currency: string; amount: number }[]) =>
  Object.fromEntries(
    totalsOf(lines as StatementLine[])
      .filter(({ amount }) => amount !== 0)
      .map(({ currency, amount }) => [currency, amount]),
  )

it('adds up to the same by venue, whoever reads it', () => {
  fc.assert(
    fc.property(someVenues, someLines, fc.subarray([...uids]), (venues, lines, seen) => {
      const shown = forReader(lines, venues, (uid) => seen.includes(uid as never))
      const rows = shown.venues.map(({ currency, total }) => ({ currency, amount: total }))
      expect(sumsOf(rows)).toEqual(sumsOf(lines))
      expect(sumsOf(shown.lines)).toEqual(sumsOf(lines))
      for (const { plan, fees, tax, total } of shown.venues) {
        expect(plan + fees + tax).toBe(total)
        expect([plan, fees, tax].every(Number.isSafeInteger)).toBe(true)
      }
      const named = [...shown.venues.map(({ uid }) => uid), ...shown.lines.map(({ brandUid }) => brandUid)]
      expect(named.filter((uid) => uid !== null && !seen.includes(uid as never))).toEqual([])
    }),
  )
})

it('shares a plan between the venues of its day, and gives each its own collabs', () => {
  const venue = (uid: string, createdAt: string) => ({ uid, name: uid, createdAt })
  const line = { key: '', text: '', note: '', currency: 'GBP', state: 'paid' } as const
  const lines: StatementLine[] = [
    { ...line, kind: 'plan', at: '2026-03-02', amount: 100_01, brandUid: null },
    { ...line, kind: 'fee', at: '2026-03-09', amount: 99_00, brandUid: 'young' },
    { ...line, kind: 'tax', at: '2026-03-02', amount: 20_00, brandUid: null },
    { ...line, kind: 'fee', at: '2026-03-09', amount: 9_00, brandUid: 'gone' },
  ]
  const venues = [venue('old', '2026-01-01'), venue('older', '2026-01-02'), venue('young', '2026-03-05')]
  expect(venueLinesOf(lines, venues).map(({ name, plan, fees, tax }) => [name, plan, fees, tax])).toEqual([
    ['old', 50_01, 0, 10_00],
    ['older', 50_00, 0, 10_00],
    ['young', 0, 99_00, 0],
    ['Closed venues', 0, 9_00, 0],
  ])
})
