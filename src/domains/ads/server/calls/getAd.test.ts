import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedAd, draftAd } from '../../../../world/ad-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'
import { adCounts } from '../tables.ts'

describeCall(adCalls.getAd, async (w) => ({ uid: (await draftAd(w)).uid }))

it('shows an ad with its counts of each day', async () => {
  const w = await world()
  const { uid } = await approvedAd(w)
  const seeAndClick = async () => {
    await w.alice.call('countAdEvent', { uid, kind: 'view' })
    await w.alice.call('countAdEvent', { uid, kind: 'click' })
  }
  await seeAndClick()
  setClock(plus(storyStart, dayMs))
  await seeAndClick()
  await w.olivia.call('countAdEvent', { uid, kind: 'view' })
  const { views, clicks, days } = await w.anna.call('getAd', { uid })
  expect({ views, clicks }).toEqual({ views: 3, clicks: 2 })
  expect(days).toEqual([
    { day: '2026-03-02', views: 1, clicks: 1 },
    { day: '2026-03-03', views: 2, clicks: 1 },
  ])
  const none = 'ad_00000000000000000000000000'
  expect((await refusal(w.ada.call('getAd', { uid: none }))).code).toBe('not-found')
})

it('shows the newest days of one that has long been seen, oldest first', async () => {
  const w = await world()
  const { uid: adUid } = await approvedAd(w)
  const dayAt = (index: number) =>
    plus(storyStart, index * dayMs)
      .toISOString()
      .slice(0, 10)
  const counts = Array.from({ length: 401 }, (_, index) => ({ adUid, day: dayAt(index), views: 1, clicks: 0 }))
  await w.database.db.insert(adCounts).values(counts)
  const { days, views } = await w.anna.call('getAd', { uid: adUid })
  expect([days.length, must(days[0], 'day').day, must(days.at(-1), 'day').day, views]).toEqual([
    400,
    dayAt(1),
    dayAt(400),
    401,
  ])
})
