import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

describeCall(listCalls.listShortlists, (w) => ({ brandUid: w.luna }))

it('names the shortlists of a brand, newest first, and says who is on which', async () => {
  const w = await world()
  const dinner = await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Dinner' })
  await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer, uid: dinner.uid })
  await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Summer' })
  const { rows } = await w.ben.call('listShortlists', { brandUid: w.luna })
  expect(rows.map(({ name, influencerUids }) => [name, influencerUids])).toEqual([
    ['Summer', []],
    ['Dinner', [w.aliceInfluencer]],
  ])
})
