import { expect, it } from 'vitest'
import { reportMail } from './report-mail.ts'
import { type Summary, summarise } from './worth.ts'

const none = summarise([], { currency: 'GBP', rates: () => null, cpms: [] })
const visit = (costMinor: number | null): Summary => ({ ...none, collabs: 1, costMinor })
const costLine = (now: Summary, before: Summary) =>
  reportMail({ currency: 'GBP', now, before, best: null, next: [] })[0]

it('says what the visits cost, beside the month before', () => {
  expect(costLine(visit(120_00), visit(80_00))).toBe('Cost: £120.00 for 1 visit, £80.00 the month before.')
  expect(costLine(visit(120_00), none)).toBe('Cost: £120.00 for 1 visit.')
})

it('compares only costs that are known, and says why one isn’t', () => {
  expect(costLine(visit(120_00), visit(null))).toBe('Cost: £120.00 for 1 visit.')
  expect(costLine(visit(null), visit(null))).toBe(
    'There was 1 visit. We don’t know the cost yet: there’s no exchange rate for it.',
  )
})
