import { expect, it } from 'vitest'
import { loadActor } from '../domains/accounts/server/load-actor.ts'
import { type Access, notAsSomeoneElse, rolesOf } from '../access/roles.ts'
import { gate } from '../access/server/gate.ts'
import type { Call } from '../kit/contract/calls.ts'
import { CallError } from '../kit/contract/errors.ts'
import { world } from '../world/world.ts'
import { allCalls } from './calls.ts'

const calls: Call[] = Object.values(allCalls)

/** What opens something without signing in, by the call that makes it: none of them ends with a session. */
const links = [
  'createCalendarFeed',
  'createDoorLink',
  'createReviewerLink',
  'createStoryPage',
  'createTrackedLink',
  'makeArchive',
  'savePublicPage',
  'shareContent',
  'shareReport',
  'shareShortlist',
  'shareStory',
] as const

const customers = ['account', 'influencer', 'brandMember']

/** Whether a call that customers make answers an address or a token. */
function answersLink({ kind, access, output }: Call): boolean {
  const roles = Object.keys(access as Access)
  if (kind === 'read' || roles.includes('anonymous') || !roles.some((role) => customers.includes(role))) return false
  const fields = Object.keys('shape' in output ? (output.shape as object) : {})
  return fields.includes('url') || fields.includes('token')
}

it('answers no customer a new address that somebody signed in as them could take along', () => {
  const found = calls.filter(answersLink)
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(links.filter((name) => name !== 'savePublicPage')),
  )
  expect(found.filter(({ ownHands }) => !ownHands).map(({ name }) => name)).toEqual([])
})

it.each(links)('refuses %s to our team signed in as a customer, whose own hands may', async (name) => {
  const w = await world()
  const call: Call = allCalls[name]
  const actors = [await loadActor(w.database.db, w.bella.caller), await loadActor(w.database.db, w.alice.caller)]
  const own = actors.filter((actor) => [...rolesOf(actor)].some((role) => role in (call.access as Access)))
  expect(own.length).toBeGreaterThan(0)
  for (const actor of own) {
    gate(call, actor)
    expect(() => gate(call, { ...actor, actingBy: w.ada.accountUid })).toThrow(
      new CallError('permission-denied', notAsSomeoneElse),
    )
  }
})
