import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedAd, draftAd, inBrowser } from '../../../../world/ad-stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.countAdEvent, async (w) => ({ uid: (await draftAd(w)).uid, kind: 'view' }))

async function countsOf(w: World, uid: string) {
  const { views, clicks } = await w.ada.call('getAd', { uid })
  return { views, clicks }
}

it('counts a view and a click once in a session and day, at once or one after the other', async () => {
  const w = await world()
  const { uid } = await approvedAd(w)
  const both = (['view', 'click', 'view', 'click'] as const).map((kind) => w.alice.call('countAdEvent', { uid, kind }))
  await Promise.all(both)
  expect(await countsOf(w, uid)).toEqual({ views: 1, clicks: 1 })
  const elsewhere = await inBrowser(w, w.alice)
  expect(await elsewhere.call('countAdEvent', { uid, kind: 'view' })).toEqual({ counted: true })
  expect(await elsewhere.call('countAdEvent', { uid, kind: 'view' })).toEqual({ counted: false })
  setClock(plus(storyStart, dayMs))
  await w.alice.call('countAdEvent', { uid, kind: 'view' })
  expect(await countsOf(w, uid)).toEqual({ views: 3, clicks: 1 })
})

it('counts a click as a view too, whichever arrives first', async () => {
  const w = await world()
  const { uid } = await approvedAd(w)
  await w.alice.call('countAdEvent', { uid, kind: 'click' })
  await w.alice.call('countAdEvent', { uid, kind: 'view' })
  expect(await countsOf(w, uid)).toEqual({ views: 1, clicks: 1 })
})

it('counts nothing of whom it is not for, of staff, of drafts and of what does not exist', async () => {
  const w = await world()
  const { uid } = await approvedAd(w, {
    audience: { role: 'everyone', cities: ['london'], tiers: [], labels: [] },
  })
  const draft = await draftAd(w)
  const count = async (person: typeof w.alice, of: string) =>
    (await person.call('countAdEvent', { uid: of, kind: 'view' })).counted
  const asAlice = await inBrowser(w, w.alice, w.ada)
  const tried = [
    await count(w.bella, uid),
    await count(w.ada, uid),
    await count(asAlice, uid),
    await count(w.alice, draft.uid),
    await count(w.alice, 'ad_00000000000000000000000000'),
  ]
  expect(tried).toEqual(tried.map(() => false))
  expect(await countsOf(w, uid)).toEqual({ views: 0, clicks: 0 })
})
