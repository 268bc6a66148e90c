import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftAd } from '../../../../world/ad-stories.ts'
import { type Input, storyStart, world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.setAdState, async (w) => {
  const { uid, version } = await draftAd(w)
  return { uid, version, state: 'approved' }
})

it('shows what is approved, takes it off at once, and says in the log who did', async () => {
  const w = await world()
  const { uid } = await draftAd(w)
  const shown = async () => (await w.alice.call('getCurrentAd', { position: 'feed-card' }))?.uid ?? null
  expect(await shown()).toBeNull()
  await w.ada.call('setAdState', { uid, version: 1, state: 'approved' })
  expect(await shown()).toBe(uid)
  await w.ada.call('setAdState', { uid, version: 2, state: 'paused' })
  expect(await shown()).toBeNull()
  const [paused] = await w.eventsOf(uid)
  expect(paused).toMatchObject({
    kind: 'ad.paused',
    actorUid: w.ada.accountUid,
    before: { state: 'approved' },
    after: { state: 'paused' },
  })
})

it('approves nothing twice and nothing that is over, and pauses only what is shown', async () => {
  const w = await world()
  const { uid } = await draftAd(w)
  const set = (version: number, state: Input<'setAdState'>['state']) =>
    w.ada.call('setAdState', { uid, version, state })
  expect((await refusal(set(1, 'paused'))).code).toBe('failed-precondition')
  await set(1, 'approved')
  expect((await refusal(set(1, 'paused'))).code).toBe('aborted')
  expect((await refusal(set(2, 'approved'))).code).toBe('failed-precondition')
  await set(2, 'paused')
  setClock(plus(storyStart, 10 * dayMs))
  expect((await refusal(set(3, 'approved'))).code).toBe('failed-precondition')
})
