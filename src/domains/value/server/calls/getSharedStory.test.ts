import { expect, it } from 'vitest'
import { countedCollab, lunaCosts, trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getSharedStory, async (w) => {
  const { url } = await w.bella.call('shareStory', { collabUid: await countedCollab(w), days: 30 })
  return { token: new URL(url).searchParams.get('token') }
})

it('shows neither links nor what can be done', async () => {
  const w = await world()
  const { url } = await w.bella.call('shareStory', { collabUid: await countedCollab(w), days: 30 })
  const story = await w.anonymous.call('getSharedStory', { token: new URL(url).searchParams.get('token') ?? '' })
  expect(Object.keys(story)).not.toContain('links')
  expect(Object.keys(story)).not.toContain('can')
})

it('leaves costs out unless the link was made with them, and never tells how they come about or what bookings left', async () => {
  const w = await world()
  const { collabUid, token } = await trackedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  const own = await w.bella.call('getCollabStory', { collabUid })
  expect(own.summary).toMatchObject({ costMinor: expect.any(Number), returnMinor: 2_000, contentValueMinor: 30_000 })
  const shared = async (withCosts?: boolean) => {
    const { url } = await w.bella.call('shareStory', { collabUid, days: 30, ...(withCosts && { withCosts }) })
    return w.anonymous.call('getSharedStory', { token: new URL(url).searchParams.get('token') ?? '' })
  }
  const kept = { returnMinor: null, returnCostMinor: null, contentValueMinor: null, spentMinor: null, bookings: 1 }
  const none = { costMinor: null, perThousandViewsMinor: null, perDeliverableMinor: null, perBookingMinor: null }
  const measures = ({ compared }: typeof own | Awaited<ReturnType<typeof shared>>) =>
    compared.map(({ measure }) => measure)
  expect(measures(await shared())).toEqual(['views', 'clicks', 'bookings'])
  expect(measures(await shared(true))).toEqual(measures(own))
  expect(await shared()).toMatchObject({ lines: [], summary: { ...kept, ...none, perClickMinor: null, views: 12_000 } })
  const { costMinor, perThousandViewsMinor } = own.summary
  expect(await shared(true)).toMatchObject({ lines: [], summary: { ...kept, costMinor, perThousandViewsMinor } })
})
