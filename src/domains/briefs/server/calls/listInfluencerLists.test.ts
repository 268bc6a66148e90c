import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { influencerListMembers, influencerLists } from '../../../profiles/server/tables.ts'
import { briefCalls } from '../../contract.ts'

describeCall(
  briefCalls.listInfluencerLists,
  () => ({}),
  () => ({}),
)

it('counts the members of each list', async () => {
  const w = await world()
  await w.database.db.insert(influencerLists).values([
    { uid: 'list_b', name: 'Brunch', createdAt: storyStart },
    { uid: 'list_a', name: 'Art', createdAt: storyStart },
  ])
  await w.database.db.insert(influencerListMembers).values({ listUid: 'list_b', influencerUid: w.aliceInfluencer })
  expect((await w.anna.call('listInfluencerLists', {})).rows).toEqual([
    { uid: 'list_a', name: 'Art', members: 0 },
    { uid: 'list_b', name: 'Brunch', members: 1 },
  ])
})
