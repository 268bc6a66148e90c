import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

const given: Input<'saveFeedFilter'> = { name: 'Dinner in Paris', filter: { city: 'paris', withGuest: true } }

describeCall(
  discoveryCalls.saveFeedFilter,
  () => given,
  () => given,
)

it('keeps a filter under its name, for this account alone; the same name replaces it', async () => {
  const w = await world()
  await w.alice.call('saveFeedFilter', given)
  const { filters } = await w.alice.call('saveFeedFilter', { ...given, filter: { city: 'london' } })
  expect(filters).toMatchObject([{ name: 'Dinner in Paris', filter: { city: 'london', withGuest: false } }])
  expect((await w.olivia.call('listFeedFilters', {})).filters).toEqual([])
})

it('keeps 20 at most, and still replaces one of them', async () => {
  const w = await world()
  for (let index = 0; index < 20; index += 1)
    await w.alice.call('saveFeedFilter', { ...given, name: `Filter ${index}` })
  expect(await refusal(w.alice.call('saveFeedFilter', given))).toEqual({
    code: 'failed-precondition',
    message: 'You’ve already saved 20 filters. Remove one first.',
  })
  expect((await w.alice.call('saveFeedFilter', { ...given, name: 'Filter 3' })).filters).toHaveLength(20)
})
