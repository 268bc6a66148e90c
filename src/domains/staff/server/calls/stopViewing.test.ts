import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.stopViewing, () => ({}))

it('does nothing for who views as nobody', async () => {
  const w = await world()
  expect(await w.bella.call('stopViewing', {})).toEqual({ done: true })
})
