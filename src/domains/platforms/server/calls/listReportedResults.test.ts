import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.listReportedResults, (w) => ({
  influencerUid: w.aliceInfluencer,
  platform: 'instagram',
}))

it('is empty where no platform reported anything', async () => {
  const w = await world()
  const asked = { influencerUid: w.aliceInfluencer, platform: 'instagram' as const }
  expect(await w.alice.call('listReportedResults', asked)).toEqual({ rows: [] })
})
