import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(onboardingCalls.listOnboardingStops, () => ({}))

it('counts who stopped where, the most first', async () => {
  const w = await world()
  for (const [name, side] of [
    ['nina', 'brand'],
    ['noor', 'influencer'],
    ['nils', 'influencer'],
  ] as const)
    await (await newcomer(w, name)).call('chooseSide', { side })
  expect((await w.anna.call('listOnboardingStops', {})).stops).toEqual([
    { side: 'influencer', step: 'handle', count: 2 },
    { side: 'brand', step: 'place', count: 1 },
  ])
})
