import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { joiningCalls } from '../../contract.ts'

describeCall(joiningCalls.listOpenCities, () => ({}))

it('names the cities that are open, never elsewhere', async () => {
  const w = await world()
  const { open } = await w.guest.call('listOpenCities', {})
  expect(open).toContain('milan')
  expect(open).not.toContain('other')
  await w.ada.call('setCityOpen', { city: 'milan', open: false })
  expect((await w.guest.call('listOpenCities', {})).open).not.toContain('milan')
})
