import { expect, it } from 'vitest'
import { type Actor, anonymousActor, notOfProfile, notWhileViewing, rolesOf } from '../access/roles.ts'
import { gate } from '../access/server/gate.ts'
import type { Call } from '../kit/contract/calls.ts'
import { CallError } from '../kit/contract/errors.ts'
import { allCalls } from './calls.ts'

const calls: Call[] = Object.values(allCalls)

/** Somebody of our team who views as a brand or a creator. */
const viewers = ['brands', 'influencers'].map((side): Actor => ({
  ...anonymousActor,
  accountUid: 'account_1',
  actingBy: 'account_1',
  viewing: { uid: 'brand_1', role: 'admin' },
  isConfirmed: true,
  [side]: { brand_1: 'owner' },
}))

it('refuses every change to who views as somebody, but the one that ends it', () => {
  const refusalOf = (call: Call, viewer: Actor) => {
    try {
      gate(call, viewer)
      return null
    } catch (error) {
      return error instanceof CallError ? error.message : error
    }
  }
  const changes = calls.filter(({ kind, endsViewing }) => kind !== 'read' && !endsViewing)
  for (const viewer of viewers)
    expect(changes.filter((call) => refusalOf(call, viewer) !== notWhileViewing).map(({ name }) => name)).toEqual([])
  expect(calls.filter(({ endsViewing }) => endsViewing).map(({ name }) => name)).toEqual(['stopViewing'])
})

it('gives who views as somebody no role of our team', () => {
  for (const viewer of viewers) {
    const held = rolesOf(viewer)
    expect(held.has('admin') || held.has('accountManager')).toBe(false)
  }
})

/** What is read of an account, not of a profile, and is nobody's own. */
const ofEverybody = ['getUser', 'getSessionAndUserProfile', 'getApiKey', 'getDeletionPreview']

it('shows nothing of the account of who views as somebody', () => {
  const own = calls.filter(({ kind, access }) => kind === 'read' && Object.keys(access as object).join() === 'account')
  const shown = own.filter(({ personal, access }) => !personal && Object.values(access as object)[0] === 'own')
  expect(shown.map(({ name }) => name).sort()).toEqual(ofEverybody.toSorted())
  for (const call of own.filter(({ personal }) => personal))
    for (const viewer of viewers) expect(() => gate(call, viewer)).toThrow(notOfProfile)
})
