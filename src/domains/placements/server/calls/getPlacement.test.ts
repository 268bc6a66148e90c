import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedPlacement, draftPlacement } from '../../../../world/placement-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { placementCalls } from '../../contract.ts'

describeCall(placementCalls.getPlacement, async (w) => ({ uid: (await draftPlacement(w)).uid }))

it('shows a placement with its counts of each day', async () => {
  const w = await world()
  const { uid } = await approvedPlacement(w)
  const seeAndClick = async () => {
    await w.alice.call('countPlacement', { uid, kind: 'view' })
    await w.alice.call('countPlacement', { uid, kind: 'click' })
  }
  await seeAndClick()
  setClock(plus(storyStart, dayMs))
  await seeAndClick()
  await w.olivia.call('countPlacement', { uid, kind: 'view' })
  const { views, clicks, days } = await w.anna.call('getPlacement', { uid })
  expect({ views, clicks }).toEqual({ views: 3, clicks: 2 })
  expect(days).toEqual([
    { day: '2026-03-02', views: 1, clicks: 1 },
    { day: '2026-03-03', views: 2, clicks: 1 },
  ])
  const none = 'placement_00000000000000000000000000'
  expect((await refusal(w.ada.call('getPlacement', { uid: none }))).code).toBe('not-found')
})
