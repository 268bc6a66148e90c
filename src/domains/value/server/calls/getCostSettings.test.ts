import { expect, it } from 'vitest'
import { dayMs, plus, now, setClock } from '../../../../kit/server/clock.ts'
import { lunaCosts } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getCostSettings, (w) => ({ brandUid: w.luna }))

it('begins with nothing said, and keeps every version', async () => {
  const w = await world()
  expect(await w.bella.call('getCostSettings', { brandUid: w.luna })).toEqual({
    settings: null,
    history: [],
    currency: 'GBP',
  })
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  setClock(plus(now(), dayMs))
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts, servedShareBp: 3_500 })
  const { settings, history } = await w.anna.call('getCostSettings', { brandUid: w.luna })
  expect(settings).toMatchObject({ servedShareBp: 3_500, changedBy: 'Bella' })
  expect(history.map(({ servedShareBp }) => servedShareBp)).toEqual([3_500, 4_000])
})
