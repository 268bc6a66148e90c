import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { approvedPlacement } from '../../../../world/placement-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { placementViews } from '../tables.ts'
import { forgetViews } from './forgetViews.ts'

it('forgets after a week which session saw what, and keeps the counts', async () => {
  const w = await world()
  const { db } = w.database
  const { uid } = await approvedPlacement(w)
  const run = () => forgetViews.run({ db, config: w.config, log: openLog('silent') })
  await w.alice.call('countPlacement', { uid, kind: 'view' })
  setClock(plus(storyStart, 7 * dayMs))
  await run()
  expect(await db.$count(placementViews)).toBe(1)
  setClock(plus(storyStart, 8 * dayMs))
  await run()
  await run()
  expect(await db.$count(placementViews)).toBe(0)
  expect((await w.ada.call('getPlacement', { uid })).views).toBe(1)
})
