import { expect, it } from 'vitest'
import { readClosing, splitKind } from './closed.ts'

const cells = { status: '', closed: '', open: '', notes: '', name: 'Fig', kind: '' }

it.each([
  'temp closed',
  'temp. closed',
  'Temporarily closed',
  'closed (temp)',
  'CLOSED_TEMPORARILY',
  'shut for now',
  'tijdelijk gesloten',
  'fechado temporariamente',
])('takes “%s” for closed for a while, in whichever column it is', (words) => {
  const forAWhile = { isClosed: false, words, forAWhile: true, unread: '' }
  for (const field of ['status', 'closed', 'open', 'notes'] as const)
    expect(readClosing({ ...cells, [field]: words })).toEqual(forAWhile)
})

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
  'Fermeture définitive',
  'Geschäftsaufgabe',
  'cierre definitivo',
  'chiusura definitiva',
  'now a Tesco',
  'definitief gesloten',
  'Encerrado definitivamente',
  'fechada permanentemente',
])('takes “%s” for closed for good, as a status and in a remark', (words) => {
  expect(readClosing({ ...cells, status: words })).toMatchObject({ isClosed: true, words })
  expect(readClosing({ ...cells, notes: words })).toMatchObject({ isClosed: true, words })
})

it.each(['closed Mondays', 'now open late', 'Open since 2021'])('takes “%s” for open', (notes) =>
  expect(readClosing({ ...cells, notes })).toMatchObject({ isClosed: false }),
)

it.each([
  'CLOSED - OLD RED LION',
  'Closed: The Fox',
  'The Owl CLOSED',
  'The Ant - closed',
  '(closed) The Hen',
  'The Elk [closed down]',
  'Gasthof Adler geschlossen',
  'CLOSED-The Fox',
  'CLOSED–OLD RED LION',
  'Closed-The Fox',
  'The Fox-CLOSED',
  'De Vos gesloten',
  'GESLOTEN: De Vos',
  'Café Central encerrado',
  'Pastelaria Sol (encerrada)',
  'Tasca do Rui fechado',
  'Fechado - Bar do Rui',
])('takes the name “%s” for closed', (name) =>
  expect(readClosing({ ...cells, name })).toMatchObject({ isClosed: true, words: name }),
)

it.each([
  'Closed Doors Supper Club',
  'Never Closed',
  'Bar: The Fox',
  'Enclosed',
  'The Closed Book - Soho',
  'Closed-Loop Kitchen',
  'CLOSED-DOOR CLUB',
  'De Vos zondag gesloten',
])('takes the name “%s” for open', (name) => expect(readClosing({ ...cells, name })).toMatchObject({ isClosed: false }))

it.each([
  ['BREWERY - PERMANENTLY CLOSED', 'BREWERY'],
  ['PUB (CLOSED DOWN 2015)', 'PUB'],
  ['- PERMANENTLY CLOSED', ''],
  ['Bar, fermeture définitive', 'Bar'],
  ['Permanently closed pub', 'pub'],
  ['Restaurant geschlossen', 'Restaurant'],
])('reads “%s” as closed, of the kind “%s”', (kind, bare) => {
  expect(splitKind(kind).kind).toBe(bare)
  expect(readClosing({ ...cells, kind })).toMatchObject({ isClosed: true, words: kind })
})

it('keeps a kind whose remark says no more than when it’s open, and notes what may be another venue now', () => {
  for (const kind of ['Pub - closed Mondays', 'Bar/restaurant', 'Café (closed on Sundays)', 'Bar - open late'])
    expect([splitKind(kind), readClosing({ ...cells, kind })]).toMatchObject([
      { kind, remark: '' },
      { isClosed: false, unread: '' },
    ])
  expect(splitKind('PUB - temporarily closed').kind).toBe('PUB')
  expect(readClosing({ ...cells, kind: 'PUB - temporarily closed' })).toMatchObject({ forAWhile: true })
  for (const remark of ['now a gym', 'Now the George Bar', 'opening 2027', 'Coming soon']) {
    expect(readClosing({ ...cells, notes: remark })).toMatchObject({ isClosed: false, unread: remark })
    expect(readClosing({ ...cells, kind: `Hotel (${remark})` })).toMatchObject({ isClosed: false, unread: remark })
  }
  expect(readClosing({ ...cells, notes: 'Opening hours: 12–23' })).toMatchObject({ isClosed: false, unread: '' })
})

it.each(['The Ship (now closed)', 'The Ship - closed down 2015', 'The Ship (now flats)'])(
  'takes the venue called “%s” for closed',
  (name) => expect(readClosing({ ...cells, name })).toMatchObject({ isClosed: true, words: name }),
)
