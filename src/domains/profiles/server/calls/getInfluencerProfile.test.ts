import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.getInfluencerProfile, (w) => ({ uid: w.aliceInfluencer }))

it('shows its keeper everything but what the team keeps', async () => {
  const w = await world()
  const own = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect(own).toMatchObject({ dateOfBirth: '1996-04-12', staff: null, can: { save: true, decide: false } })
  expect(own.steps.filter(({ done }) => !done).map(({ key }) => key)).toEqual(['avatar', 'bio', 'gallery'])
  const seen = await w.amir.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect(seen).toMatchObject({ staff: { priority: 2, labels: [] }, can: { save: true, decide: true } })
})

it('names their largest account first', async () => {
  const w = await world()
  await connectedAccount(w, 'youtube')
  await w.database.pool.query("update social_accounts set followers = 100 where platform = 'instagram'")
  const platforms = async () =>
    (await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social.map(({ platform }) => platform)
  expect(await platforms()).toEqual(['youtube', 'instagram'])
  await w.database.pool.query("update social_accounts set followers = 9000000 where platform = 'instagram'")
  expect(await platforms()).toEqual(['instagram', 'youtube'])
})

it('is answered to a stranger as if it did not exist', async () => {
  const w = await world()
  const none = 'influencer_01jd0000000000000000000000'
  const ask = (uid: string) => refusal(w.olivia.call('getInfluencerProfile', { uid }))
  expect(await ask(w.aliceInfluencer)).toEqual(await ask(none))
})
