import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(
  discoveryCalls.deleteFeedFilter,
  () => ({ name: 'Tea' }),
  () => ({ name: 'Tea' }),
)

it('removes one of the account’s own, twice as well as once', async () => {
  const w = await world()
  for (const person of [w.alice, w.olivia]) await person.call('saveFeedFilter', { name: 'Tea', filter: {} })
  expect((await w.alice.call('deleteFeedFilter', { name: 'Tea' })).filters).toEqual([])
  expect((await w.alice.call('deleteFeedFilter', { name: 'Tea' })).filters).toEqual([])
  expect((await w.olivia.call('listFeedFilters', {})).filters).toHaveLength(1)
})
