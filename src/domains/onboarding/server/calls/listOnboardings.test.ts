import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(onboardingCalls.listOnboardings, () => ({}))

it('shows who stopped where, longest still first, and how many', async () => {
  const w = await world()
  const [nina, noor] = [await newcomer(w, 'nina'), await newcomer(w, 'noor')]
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, { place: brandStory.place })
  setClock(plus(now(), minuteMs))
  await noor.call('chooseSide', { side: 'influencer' })
  const all = await w.anna.call('listOnboardings', {})
  expect(all.rows.map(({ account, step }) => [account.name, step])).toEqual([
    ['nina', 'address'],
    ['noor', 'handle'],
  ])
  expect(all.stops).toEqual(
    expect.arrayContaining([
      { side: 'brand', step: 'address', count: 1 },
      { side: 'influencer', step: 'handle', count: 1 },
    ]),
  )
  expect((await w.anna.call('listOnboardings', { side: 'influencer' })).rows).toHaveLength(1)
  const second = await w.anna.call('listOnboardings', {
    limit: 1,
    cursor: must((await w.anna.call('listOnboardings', { limit: 1 })).nextCursor),
  })
  expect(second.rows.map(({ account }) => account.name)).toEqual(['noor'])
})
