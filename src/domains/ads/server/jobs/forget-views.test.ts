import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { approvedAd } from '../../../../world/ad-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { adViews } from '../tables.ts'
import { forgetViews } from './forget-views.ts'

it('forgets after a week which session saw what, and keeps the counts', async () => {
  const w = await world()
  const { db } = w.database
  const { uid } = await approvedAd(w)
  const run = () => forgetViews.run({ db, config: w.config, log: openLog('silent') })
  await w.alice.call('countAdEvent', { uid, kind: 'view' })
  setClock(plus(storyStart, 7 * dayMs))
  await run()
  expect(await db.$count(adViews)).toBe(1)
  setClock(plus(storyStart, 8 * dayMs))
  await run()
  await run()
  expect(await db.$count(adViews)).toBe(0)
  expect((await w.ada.call('getAd', { uid })).views).toBe(1)
})
