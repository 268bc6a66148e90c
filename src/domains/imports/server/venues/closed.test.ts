import { expect, it } from 'vitest'
import { readClosing } from './closed.ts'

const cells = { status: '', closed: '', open: '', notes: '', name: 'Fig' }

it.each(['temp closed', 'temp. closed', 'Temporarily closed', 'closed (temp)', 'CLOSED_TEMPORARILY', 'shut for now'])(
  'takes “%s” for closed for a while, in whichever column it is',
  (words) => {
    const forAWhile = { isClosed: false, words, forAWhile: true, unread: '' }
    for (const field of ['status', 'closed', 'open', 'notes'] as const)
      expect(readClosing({ ...cells, [field]: words })).toEqual(forAWhile)
  },
)

it('says what it can’t read in a column about being open', () => {
  const isOpen = { isClosed: false, forAWhile: false, unread: '' }
  for (const field of ['status', 'closed', 'open'] as const)
    expect(readClosing({ ...cells, [field]: 'ask Sam' })).toMatchObject({ ...isOpen, unread: 'ask Sam' })
  expect(readClosing({ ...cells, notes: 'ask Sam' })).toMatchObject(isOpen)
  for (const read of [{ open: 'yes' }, { open: 'Open' }, { closed: 'no' }, { closed: 'open' }, { status: 'reopened' }])
    expect(readClosing({ ...cells, ...read })).toMatchObject(isOpen)
  expect(readClosing({ ...cells, open: 'permanently closed' })).toMatchObject({ isClosed: true })
})

it.each([
  'endgültig geschlossen',
  'Cerrado definitivamente',
  'fermé définitivement',
  'chiuso',
  'shut since 2021',
  'now flats',
  'closed 12/2023',
])('takes “%s” for closed for good, as a status and in a remark', (words) => {
  expect(readClosing({ ...cells, status: words })).toMatchObject({ isClosed: true, words })
  expect(readClosing({ ...cells, notes: words })).toMatchObject({ isClosed: true, words })
})

it.each(['closed Mondays', 'now open late', 'Open since 2021'])('takes “%s” for open', (notes) =>
  expect(readClosing({ ...cells, notes })).toMatchObject({ isClosed: false }),
)
