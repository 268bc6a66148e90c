import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taxOfCredit } from '../../adapters/payments/sandbox-tax.ts'
import { creditProblem, type CreditLine, leftOf, nothingLeft, wholeOf } from './credit.ts'

const line = (id: string, net: number, isWaived = false) => ({ id, net, isWaived })
const some = fc
  .array(fc.integer({ min: -200_00, max: 500_00 }), { minLength: 1, maxLength: 6 })
  .map((nets) => nets.map((net, at) => line(`il_${at}`, net)))
const sumOf = (lines: readonly { net: number }[]) => lines.reduce((sum, { net }) => sum + net, 0)

it('never credits more than an invoice or any of its lines, however it is asked and in whatever order', () => {
  const asks = fc.array(
    fc.array(fc.record({ at: fc.nat(6), net: fc.integer({ min: 1, max: 600_00 }) }), { minLength: 1, maxLength: 3 }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, asks, (lines, wanted) => {
      const notes: { lines: CreditLine[] }[] = []
      for (const ask of wanted) {
        const asked = ask.map(({ at, net }) => ({ lineId: `il_${at}`, net }))
        if (creditProblem(asked, leftOf(lines, notes)) === '') notes.push({ lines: asked })
      }
      const credited = notes.flatMap((note) => note.lines)
      expect(sumOf(credited)).toBeLessThanOrEqual(Math.max(0, sumOf(lines)))
      for (const { id, net } of lines)
        expect(sumOf(credited.filter(({ lineId }) => lineId === id))).toBeLessThanOrEqual(Math.max(0, net))
      const whole = wholeOf(leftOf(lines, notes))
      if (whole.length > 0) notes.push({ lines: whole })
      expect(sumOf(notes.flatMap((note) => note.lines))).toBe(Math.max(0, sumOf(lines)))
      expect(creditProblem([{ lineId: 'il_0', net: 1 }], leftOf(lines, notes))).toBe(nothingLeft)
    }),
  )
})

it('gives back the tax of a line to the penny, in however many parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_00 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 30 }), (nets, percent) => {
      const net = nets.reduce((sum, one) => sum + one, 0)
      const tax = Math.round((net * percent) / 100)
      let [before, given] = [0, 0]
      for (const part of nets) {
        const share = taxOfCredit({ net, tax }, before, part)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(Math.abs(share - (part * tax) / net)).toBeLessThanOrEqual(1)
        before += part
        given += share
        expect(given).toBeLessThanOrEqual(tax)
      }
      expect(given).toBe(tax)
    }),
  )
})

it('takes what a line below zero leaves, and nothing of a waived one', () => {
  const upgrade = [line('remaining', 300_00), line('unused', -100_00)]
  expect(wholeOf(leftOf(upgrade, []))).toEqual([{ lineId: 'remaining', net: 200_00 }])
  const waived = [line('plan', 99_00), line('fee', 99_00, true)]
  expect(wholeOf(leftOf(waived, []))).toEqual([{ lineId: 'plan', net: 99_00 }])
})

it('says what is wrong with what is asked', () => {
  const left = leftOf([line('plan', 99_00), line('fee', 50_00)], [{ lines: [{ lineId: 'fee', net: 20_00 }] }])
  expect(creditProblem([], left)).toBe('Enter an amount for at least one line.')
  const twice = [
    { lineId: 'fee', net: 10_00 },
    { lineId: 'fee', net: 10_00 },
  ]
  expect(creditProblem(twice, left)).toBe('Enter one amount for each line.')
  for (const asked of [
    { lineId: 'fee', net: 30_01 },
    { lineId: 'other', net: 1 },
  ])
    expect(creditProblem([asked], left)).toContain('more than is left')
  expect(creditProblem([{ lineId: 'fee', net: 30_00 }], left)).toBe('')
})
