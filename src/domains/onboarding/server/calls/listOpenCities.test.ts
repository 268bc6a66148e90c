import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(onboardingCalls.listOpenCities, () => ({}))

it('names the cities that are open, never elsewhere', async () => {
  const w = await world()
  const { open } = await w.anonymous.call('listOpenCities', {})
  expect(open).toContain('milan')
  expect(open).not.toContain('other')
  await w.ada.call('setCityOpen', { city: 'milan', open: false })
  expect((await w.anonymous.call('listOpenCities', {})).open).not.toContain('milan')
})
