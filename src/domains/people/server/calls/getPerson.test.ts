import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { peopleCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid! })

describeCall(peopleCalls.getPerson, alice)

it('shows how someone gets in, what they may act for, and what keeps them out', async () => {
  const w = await world()
  const seen = await w.anna.call('getPerson', alice(w))
  expect(seen).toMatchObject({ staffRole: null, disabled: false, canAct: false, sessions: [], links: [] })
  expect(seen.linked).toMatchObject([{ uid: w.aliceInfluencer, type: 'influencer', role: 'owner' }])
  expect((await w.ada.call('getPerson', { uid: w.dora.accountUid! })).hindrances[0]).toMatch(/^The account is disabled/)
  const unknown = { uid: `account_${'0'.repeat(26)}` }
  expect((await refusal(w.ada.call('getPerson', unknown))).code).toBe('not-found')
})
