import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.getDoorLink, (w) => ({ brandUid: w.luna }))

it('is the link that opens now, if there is one', async () => {
  const w = await world()
  expect(await w.ben.call('getDoorLink', { brandUid: w.luna })).toEqual({ url: null })
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  expect(await w.ben.call('getDoorLink', { brandUid: w.luna })).toEqual({ url })
})
