import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listBlockedInfluencers, (w) => ({ brandUid: w.luna }))

it('is the brand’s own secret', async () => {
  const w = await world()
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats', reason: 'Loud.' })
  expect((await w.ben.call('listBlockedInfluencers', { brandUid: w.luna })).rows).toEqual([
    { uid: w.aliceInfluencer, handle: 'alice.eats', name: 'Alice Moreau', reason: 'Loud.' },
  ])
  expect((await refusal(w.oscar.call('listBlockedInfluencers', { brandUid: w.luna }))).code).toBe('not-found')
})
