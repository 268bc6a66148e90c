import { expect, it } from 'vitest'
import { approvedAd, draftAd } from '../../../../world/ad-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.getAdOverview, () => ({}))

it('adds up views and clicks, and lets admins alone make ads', async () => {
  const w = await world()
  const { uid } = await approvedAd(w)
  await w.alice.call('countAdEvent', { uid, kind: 'view' })
  await w.alice.call('countAdEvent', { uid, kind: 'click' })
  expect(await w.ada.call('getAdOverview', {})).toMatchObject({ totals: { views: 1, clicks: 1 }, canSave: true })
  expect((await w.anna.call('getAdOverview', {})).canSave).toBe(false)
})

it('warns of clashes among the approved, and of empty positions', async () => {
  const w = await world()
  const warnings = async () =>
    (await w.ada.call('getAdOverview', {})).warnings.map(({ kind, position }) => `${kind} ${position}`)
  expect(await warnings()).toEqual(['empty feed-card', 'empty brand-dashboard', 'empty influencer-dashboard'])
  await approvedAd(w)
  await approvedAd(w, { name: 'other' })
  await draftAd(w, { position: 'brand-dashboard' })
  expect(await warnings()).toEqual(['empty brand-dashboard', 'empty influencer-dashboard', 'clash feed-card'])
})
