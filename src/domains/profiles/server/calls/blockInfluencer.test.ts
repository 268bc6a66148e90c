import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { liveBrief } from '../../../../world/stories.ts'

describeCall(profileCalls.blockInfluencer, (w) => ({ brandUid: w.luna, handle: '@alice.eats' }))

it('takes the brand out of their feed without a word, twice as well as once', async () => {
  const w = await world()
  await liveBrief(w)
  const inFeed = async () => (await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows.length
  expect(await inFeed()).toBe(1)
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: '@alice.eats' })
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats', reason: 'Loud.' })
  expect(await inFeed()).toBe(0)
  expect((await w.alice.call('listNotifications', {})).rows.map(({ kind }) => kind)).not.toContain(
    'brand.influencer-blocked',
  )
  expect((await w.bella.call('listBlockedInfluencers', { brandUid: w.luna })).rows).toHaveLength(1)
  const [event] = await w.eventsOf(w.luna)
  expect([event?.why, event?.after]).toEqual([null, { influencerUid: w.aliceInfluencer, reason: 'Loud.' }])
})

it('knows nobody of that name, and is not for members', async () => {
  const w = await world()
  const block = (person: typeof w.ben, handle: string) =>
    refusal(person.call('blockInfluencer', { brandUid: w.luna, handle }))
  expect(await block(w.bella, 'nobody')).toEqual({
    code: 'not-found',
    message: 'We couldn’t find @nobody. Check the handle.',
  })
  expect((await block(w.ben, 'alice.eats')).code).toBe('permission-denied')
})
