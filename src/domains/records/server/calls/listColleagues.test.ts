import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.listColleagues, () => ({}))

it('names our own people alone', async () => {
  const w = await world()
  const { rows } = await w.anna.call('listColleagues', {})
  expect(rows.map(({ uid }) => uid).toSorted()).toEqual(
    [w.ada, w.amir, w.anna].map(({ accountUid }) => accountUid).toSorted(),
  )
})
