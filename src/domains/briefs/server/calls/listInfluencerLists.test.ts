import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { newUid } from '../../../../kit/contract/ids.ts'
import { influencerListMembers, influencerLists } from '../../../profiles/server/tables.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listInfluencerLists, () => ({}))

it('counts the members of each list', async () => {
  const w = await world()
  const uid = newUid('list')
  await w.database.db.insert(influencerLists).values({ uid, name: 'Brunch people', createdAt: new Date() })
  await w.database.db.insert(influencerListMembers).values({ listUid: uid, influencerUid: w.aliceInfluencer })
  expect(await w.anna.call('listInfluencerLists', {})).toEqual({ rows: [{ uid, name: 'Brunch people', members: 1 }] })
})
