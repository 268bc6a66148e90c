import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(onboardingCalls.listCities, () => ({}))

it('has every city with whether it is open', async () => {
  const w = await world()
  const { rows } = await w.anna.call('listCities', {})
  expect(rows).toHaveLength(18)
  expect(rows.filter(({ open }) => !open).map(({ city }) => city)).toEqual(['other'])
})
