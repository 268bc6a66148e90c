import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.listRecordPeople, (w) => ({ recordUid: w.luna }))

it('names the people of a brand, its owner first', async () => {
  const w = await world()
  const { rows } = await w.anna.call('listRecordPeople', { recordUid: w.luna })
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bella', 'Ben']))
  expect(rows.at(-1)).toMatchObject({ name: 'Ben', role: 'member', disabled: false })
})

it('names a creator’s account', async () => {
  const w = await world()
  const { rows } = await w.anna.call('listRecordPeople', { recordUid: w.aliceInfluencer })
  expect(rows.map(({ uid }) => uid)).toEqual([w.alice.accountUid])
})
