import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { makeList } from '../../../lists/server/build.ts'
import { briefCalls } from '../../contract.ts'

describeCall(
  briefCalls.listInfluencerLists,
  () => ({}),
  () => ({}),
)

it('counts the members of each list', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    await makeList(tx, { uid: 'list_b', name: 'Brunch', by: null, members: [w.aliceInfluencer] })
    await makeList(tx, { uid: 'list_a', name: 'Art', by: null })
  })
  expect((await w.anna.call('listInfluencerLists', {})).rows).toEqual([
    { uid: 'list_a', name: 'Art', members: 0 },
    { uid: 'list_b', name: 'Brunch', members: 1 },
  ])
})
