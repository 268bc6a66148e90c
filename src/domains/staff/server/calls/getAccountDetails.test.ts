import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.getAccountDetails, alice)

it('shows how someone gets in, what they may act for, and what keeps them out', async () => {
  const w = await world()
  const seen = await w.anna.call('getAccountDetails', alice(w))
  expect(seen).toMatchObject({ staffRole: null, disabled: false, canAct: false, sessions: [], links: [] })
  expect(seen.linked).toMatchObject([{ uid: w.aliceInfluencer, type: 'influencer', role: 'owner' }])
  expect((await w.ada.call('getAccountDetails', { uid: w.dora.accountUid })).hindrances[0]).toMatch(
    /^The account is disabled/,
  )
  const unknown = { uid: `account_${'0'.repeat(26)}` }
  expect((await refusal(w.ada.call('getAccountDetails', unknown))).code).toBe('not-found')
})
