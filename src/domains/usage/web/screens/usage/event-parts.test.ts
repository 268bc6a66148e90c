import { expect, it } from 'vitest'
import { whoText } from './event-parts.tsx'
import { deviceWords, endWords, lengthOf } from './session-words.ts'

it('says who did something, for which profile or in which role', () => {
  const account = { uid: 'account_1', name: 'Anna' }
  expect(whoText({ account, profile: null, role: 'account_manager' })).toBe('Anna (Account manager)')
  expect(whoText({ account, profile: null, role: 'guest' })).toBe('Anna (Without a profile)')
  expect(whoText({ account, profile: { uid: 'brand_1', name: 'Luna' }, role: 'brand' })).toBe('Anna for Luna')
  expect(whoText({ account: null, profile: null, role: 'guest' })).toBe('Not signed in')
})

it('has words for the end of a session and its device, whatever a browser sent', () => {
  const ended = (endReason: string | null, isOpen = false) => endWords({ endReason, isOpen })
  expect([ended('timeout'), ended(null, true), ended(null), ended('constructor')]).toEqual([
    'Idle for half an hour',
    'Open now',
    'End not recorded',
    'End not recorded',
  ])
  const at = '2026-03-02T10:00:00.000Z'
  const lengths = ['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:42.000Z', '2026-03-02T10:03:20.000Z']
  expect(lengths.map((lastAt) => lengthOf({ startedAt: at, lastAt }))).toEqual(['Under 1 s', '42 s', '3 min 20 s'])
  expect([deviceWords('phone'), deviceWords('toaster')]).toEqual(['Phone', 'toaster'])
})
