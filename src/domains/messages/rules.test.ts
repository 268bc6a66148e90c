import { expect, it } from 'vitest'
import { excerptAround, maskContacts, mayHoldContact, whyClosed } from './rules.ts'

it.each([
  ['Call me on +44 20 7946 0958 please', 'Call me on [phone number] please'],
  ['07946 095 812', '[phone number]'],
  ['Call 020 7946 0018. Or 020 7946 0019, please.', 'Call [phone number]. Or [phone number], please.'],
  ['(020) 7946-0958', '[phone number]'],
  ['020\u00a07946\u202f0958', '[phone number]'],
  ['write to ana.b+x@mail.example.com!', 'write to [email address]'],
  ['a@b.co and 4915112345678', '[email address] and [phone number]'],
])('takes contacts out of %j', (text, shown) => {
  expect(maskContacts(text)).toEqual({ text: shown, masked: true })
  expect(text).toMatch(new RegExp(mayHoldContact, 'u'))
})

it.each([
  'See you on 2026-05-01 at 18:30, table for 2',
  'on 01/05/2026',
  'It is worth £1,250.00 and 12.000 views',
  '@cafeluna #ad',
  'Room 1204, floor 12',
  '',
])('leaves %j as it is', (text) => {
  expect(maskContacts(text)).toEqual({ text, masked: false })
})

it('takes every kind of space that JavaScript knows for one between digits', () => {
  const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => /\s/.test(one))
  expect(spaces.length).toBeGreaterThan(20)
  for (const space of spaces) expect(maskContacts(`0 2 0 7 9 4 6`.replaceAll(' ', space)).text).toBe('[phone number]')
})

const open = { stage: 1, endedDaysAgo: null, writtenBySide: 0, otherSideWrote: false }

it('lets a request be asked about three times, then waits for the other side', () => {
  expect(whyClosed({ ...open, writtenBySide: 2 })).toBeNull()
  expect(whyClosed({ ...open, writtenBySide: 3 })).toContain('3 messages')
  expect(whyClosed({ ...open, writtenBySide: 9, otherSideWrote: true })).toBeNull()
  expect(whyClosed({ ...open, writtenBySide: 9, stage: 3 })).toBeNull()
})

it('closes 30 days after the end', () => {
  expect(whyClosed({ ...open, endedDaysAgo: 30 })).toBeNull()
  expect(whyClosed({ ...open, endedDaysAgo: 31 })).toContain('30 days')
})

it.each([
  ['Is there a high chair?', 'HIGH', 'Is there a high chair?'],
  ['We are four, one of us is small.\nIs there a high chair?', 'high', '…us is small. Is there a high chair?'],
  ['a'.repeat(60) + 'high', 'high', `…${'a'.repeat(24)}high`],
  ['Nothing here', 'chair', 'Nothing here'],
])('cuts %j to what is around %j', (text, wanted, line) => {
  expect(excerptAround(text, wanted)).toBe(line)
})
