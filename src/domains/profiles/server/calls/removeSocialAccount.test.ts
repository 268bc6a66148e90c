import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const removing = (w: World, version = 1) => ({ uid: w.aliceInfluencer, version, platform: 'instagram' as const })

describeCall(profileCalls.removeSocialAccount, (w) => removing(w))

it('takes one account off, once', async () => {
  const w = await world()
  expect((await w.alice.call('removeSocialAccount', removing(w))).social).toEqual([])
  expect((await refusal(w.alice.call('removeSocialAccount', removing(w)))).code).toBe('aborted')
  expect((await refusal(w.alice.call('removeSocialAccount', removing(w, 2)))).code).toBe('not-found')
  expect((await w.eventsOf(w.aliceInfluencer)).map(({ kind }) => kind)).toEqual(['influencer.social-account-removed'])
})
