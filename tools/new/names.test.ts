import { expect, it } from 'vitest'
import { kindOfCall, stemOf, symbolOf, titleOf, wordsOf } from './names.ts'

it.each([
  ['getCollab', 'read'],
  ['listCollabs', 'read'],
  ['approveCollab', 'write'],
  ['getawayCollab', 'write'],
])('%s is a %s', (name, kind) => {
  expect(kindOfCall(name)).toBe(kind)
})

it.each([
  ['briefs', 'brief'],
  ['analytics', 'analytics'],
  ['access', 'access'],
  ['staff', 'staff'],
])('the names of %s begin with %s', (domain, stem) => {
  expect(stemOf(domain)).toBe(stem)
})

it('turns names into words and back', () => {
  expect(wordsOf('disputeNoShow')).toBe('dispute no show')
  expect(wordsOf('forget-drafts')).toBe('forget drafts')
  expect(titleOf('NoShows')).toBe('No shows')
  expect(symbolOf('forget-old-drafts')).toBe('forgetOldDrafts')
})
