import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(
  discoveryCalls.listFeedFilters,
  () => ({}),
  () => ({}),
)

it('lists them by name', async () => {
  const w = await world()
  for (const name of ['Tea', 'Brunch', 'Night out']) await w.alice.call('saveFeedFilter', { name, filter: {} })
  const { filters } = await w.alice.call('listFeedFilters', {})
  expect(filters.map((one) => one.name)).toEqual(['Brunch', 'Night out', 'Tea'])
})
