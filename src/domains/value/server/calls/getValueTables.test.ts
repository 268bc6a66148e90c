import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getValueTables, () => ({}))

it('begins with what views are bought for, and no rates', async () => {
  const w = await world()
  const { rates, cpms } = await w.ada.call('getValueTables', {})
  expect(rates).toEqual([])
  expect(cpms.find(({ country, format }) => country === 'GB' && format === 'reel')).toMatchObject({
    lowMinor: 600,
    highMinor: 1_400,
  })
})
