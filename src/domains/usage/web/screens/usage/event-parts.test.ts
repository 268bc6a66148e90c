import { expect, it } from 'vitest'
import { whoText } from './event-parts.tsx'
import { deviceWords, endWords } from './session-words.ts'

it('says who did something, for which profile or in which role', () => {
  const account = { uid: 'account_1', name: 'Anna' }
  expect(whoText({ account, profile: null, role: 'account_manager' })).toBe('Anna (Account manager)')
  expect(whoText({ account, profile: null, role: 'guest' })).toBe('Anna (Without a profile)')
  expect(whoText({ account, profile: { uid: 'brand_1', name: 'Luna' }, role: 'brand' })).toBe('Anna for Luna')
  expect(whoText({ account: null, profile: null, role: 'guest' })).toBe('Not signed in')
})

it('has words for the end of a session and its device, whatever a browser sent', () => {
  expect([endWords('timeout'), endWords(null), endWords('constructor')]).toEqual([
    'Idle for half an hour',
    'Ongoing, or end unknown',
    'Ongoing, or end unknown',
  ])
  expect([deviceWords('phone'), deviceWords('toaster')]).toEqual(['Phone', 'toaster'])
})
