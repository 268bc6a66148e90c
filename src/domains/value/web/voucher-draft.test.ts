import { expect, it } from 'vitest'
import { byField } from '../../../kit/web/field-errors.ts'
import { VoucherDraft } from './voucher-draft.ts'

const typed = { offer: 'A glass of prosecco', code: null, costMinor: null, most: 50, lastDay: '' }
const saidOf = (draft: object) => {
  const issues = VoucherDraft.safeParse(draft).error?.issues ?? []
  return byField(issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

it('says what to do about a day and a cost that nobody gave', () => {
  expect(saidOf(typed)).toEqual({
    costMinor: 'Enter what one voucher costs you, or 0 if it costs you nothing.',
    lastDay: 'Choose the last day.',
  })
  expect(saidOf({ ...typed, costMinor: 0, lastDay: '2026-03-10' })).toEqual({})
  expect(saidOf({ ...typed, costMinor: 0, lastDay: '1500-03-10' })).toEqual({
    lastDay: 'Enter a date between the years 1800 and 2100.',
  })
})
