import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(privacyCalls.getNightlyExport, (w) => ({ brandUid: w.luna }))

it('says that there are none where the installation stores none', async () => {
  const w = await world()
  expect(await w.bella.call('getNightlyExport', { brandUid: w.luna })).toEqual({
    isOffered: false,
    isForAll: false,
    isOn: false,
    nights: 7,
    last: null,
    can: { change: false },
  })
})

it('says who may change it, and nobody where it’s for all', async () => {
  const w = await world()
  Object.assign(w.config, { EXPORT_TO: '/tmp/exports' })
  const may = async (person: typeof w.ben) => (await person.call('getNightlyExport', { brandUid: w.luna })).can.change
  expect([await may(w.bella), await may(w.ada), await may(w.ben)]).toEqual([true, true, false])
  Object.assign(w.config, { EXPORT_OF: 'all' })
  expect(await w.bella.call('getNightlyExport', { brandUid: w.luna })).toMatchObject({
    isForAll: true,
    isOn: true,
    can: { change: false },
  })
})
