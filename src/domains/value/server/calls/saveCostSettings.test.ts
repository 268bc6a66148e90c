import { expect, it } from 'vitest'
import { countedCollab, lunaCosts } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.saveCostSettings, (w) => ({ brandUid: w.luna, ...lunaCosts }))

it('prices what was before anybody said anything, and leaves typed costs alone', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const typed = {
    currency: 'GBP',
    servedMinor: 900,
    guestsMinor: null,
    staffMinutes: null,
    travelMinor: null,
    shipmentMinor: null,
  } as const
  await w.bella.call('saveCollabCosts', { collabUid, ...typed })
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const { lines } = await w.bella.call('getCollabValue', { collabUid })
  expect(lines).toMatchObject([
    { kind: 'served', minor: 900, why: 'Entered' },
    { kind: 'fee' },
    { kind: 'staff', minor: 800, why: '30 minutes' },
  ])
})
