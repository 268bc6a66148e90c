import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedAd, draftAd } from '../../../../world/ad-stories.ts'
import { world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.listAds, () => ({}))

it('lists the newest first in pages, by state, with what they were seen and clicked', async () => {
  const w = await world()
  const first = await approvedAd(w)
  const drafts = [await draftAd(w, { name: 'b' }), await draftAd(w, { name: 'c' })]
  await w.alice.call('countAdEvent', { uid: first.uid, kind: 'view' })
  await w.olivia.call('countAdEvent', { uid: first.uid, kind: 'view' })
  await w.olivia.call('countAdEvent', { uid: first.uid, kind: 'click' })
  const page = await w.anna.call('listAds', { limit: 2 })
  expect(page.rows.map(({ uid }) => uid)).toEqual([must(drafts[1], 'draft').uid, must(drafts[0], 'draft').uid])
  expect(page.totals).toEqual({ count: 3, views: 2, clicks: 1 })
  expect([page.canSave, must(page.rows[0], 'row').can.save]).toEqual([false, false])
  const next = await w.ada.call('listAds', { limit: 2, cursor: must(page.nextCursor, 'next cursor') })
  expect(next.rows).toMatchObject([{ uid: first.uid, views: 2, clicks: 1, can: { pause: true, approve: false } }])
  const approved = await w.ada.call('listAds', { state: 'approved' })
  expect([approved.rows.length, approved.totals.count, approved.nextCursor]).toEqual([1, 1, null])
})

it('warns of clashes among the approved, and of empty positions', async () => {
  const w = await world()
  const warnings = async () =>
    (await w.ada.call('listAds', {})).warnings.map(({ kind, position }) => `${kind} ${position}`)
  expect(await warnings()).toEqual(['empty feed-card', 'empty brand-dashboard', 'empty influencer-dashboard'])
  await approvedAd(w)
  await approvedAd(w, { name: 'other' })
  await draftAd(w, { position: 'brand-dashboard' })
  expect(await warnings()).toEqual(['empty brand-dashboard', 'empty influencer-dashboard', 'clash feed-card'])
})
