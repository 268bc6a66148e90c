import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { pastCollabs } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { valueData } from '../personal-data.ts'

describeCall(valueCalls.listPastCollabsOf, async (w) => {
  await pastCollabs(w)
  return { influencerUid: w.aliceInfluencer }
})

it('lists what venues say of a creator, and forgets the name with them', async () => {
  const w = await world()
  await pastCollabs(w)
  const { rows } = await w.amir.call('listPastCollabsOf', { influencerUid: w.aliceInfluencer })
  expect(rows.map(({ brand }) => brand.name)).toEqual(['Luna', 'Luna'])
  const of = {
    account: null,
    influencerUids: [w.aliceInfluencer],
    brandUids: [],
    orgUids: [],
    collabUids: [],
    names: [],
  }
  expect((await valueData.gather(w.database.db, of, w.config))['past-collabs']).toHaveLength(2)
  await w.tx((tx) => valueData.forget(tx, of))
  const left = await w.bella.call('listPastCollabs', { brandUid: w.luna })
  expect(left.rows.map(({ creator, links }) => [creator, ...links])).toEqual([
    ['maya.before'],
    ['Former creator'],
    ['Former creator'],
  ])
})
