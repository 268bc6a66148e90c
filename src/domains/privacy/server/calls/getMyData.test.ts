import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(
  privacyCalls.getMyData,
  () => ({}),
  () => ({}),
)

it('names the organisations that one manages, and who may close them', async () => {
  const w = await world()
  const nothing = { deletion: null, exports: [] }
  expect(await w.alice.call('getMyData', {})).toEqual({ ...nothing, organisations: [] })
  expect(await w.ben.call('getMyData', {})).toEqual({ ...nothing, organisations: [] })
  const luna = { brandUid: w.luna, name: 'Luna', mayExport: true, mayClose: true, deletion: null }
  expect(await w.bella.call('getMyData', {})).toEqual({ ...nothing, organisations: [luna] })
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  expect((await w.ben.call('getMyData', {})).organisations).toEqual([{ ...luna, mayExport: false, mayClose: false }])
})
