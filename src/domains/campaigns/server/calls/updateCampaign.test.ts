import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { emptyCampaign, marchFields } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.updateCampaign, async (w) => ({
  uid: await emptyCampaign(w),
  version: 1,
  fields: marchFields,
}))

it('saves what is said, once of two at a time', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  const save = (name: string) =>
    w.bella.call('updateCampaign', { uid, version: 1, fields: { ...marchFields, name, bookings: 20 } })
  const results = await Promise.allSettled([save('A'), save('B')])
  expect(codes(results).toSorted()).toEqual(['aborted', 'ok'])
  const after = await w.bella.call('getCampaign', { uid })
  expect(after).toMatchObject({ version: 2, fields: { bookings: 20 } })
  const [event] = await w.eventsOf(uid)
  expect(event).toMatchObject({
    kind: 'campaign.changed',
    before: { targetBookings: null },
    after: { targetBookings: 20 },
  })
})

it('is part of campaign expert support', async () => {
  const w = await world()
  const uid = await emptyCampaign(w)
  await givePlan(w, 'starter')
  expect((await refusal(w.bella.call('updateCampaign', { uid, version: 1, fields: marchFields }))).code).toBe(
    'failed-precondition',
  )
})
