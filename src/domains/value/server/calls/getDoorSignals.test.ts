import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getDoorSignals, async (w) => ({ token: (await trackedCollab(w)).token }))

it('shows the codes and today’s answers to whoever has the door link, and to nobody else', async () => {
  const w = await world()
  const { token } = await trackedCollab(w)
  await w.anonymous.call('countHeardAtDoor', { token, answer: 'friend' })
  expect(await w.anonymous.call('getDoorSignals', { token })).toMatchObject({
    codes: [{ code: 'ALICE', creator: 'Alice Moreau', handle: 'alice.eats', brief: expect.any(String), today: 0 }],
    heard: expect.arrayContaining([
      { answer: 'friend', today: 1 },
      { answer: 'creator', today: 0 },
    ]),
  })
  expect(await refusal(w.anonymous.call('getDoorSignals', { token: 'none' }))).toMatchObject({ code: 'not-found' })
})

it('tells the codes of finished collabs that nobody has used for 90 days from those in use', async () => {
  const w = await world()
  const { token } = await trackedCollab(w)
  const live = async () => (await w.anonymous.call('getDoorSignals', { token })).codes.map(({ isLive }) => isLive)
  expect(await live()).toEqual([true])
  setClock(plus(now(), 100 * dayMs))
  expect(await live()).toEqual([false])
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'a tap on the door' })
  expect(await live()).toEqual([true])
})
