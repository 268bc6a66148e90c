import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { builtInRibbons } from '../../ribbons.ts'
import { ribbonClicks } from '../tables.ts'
import { forgetClicks } from './forget-clicks.ts'

it('forgets who opened what from a row once it is no longer counted', async () => {
  const w = await world()
  const { db } = w.database
  const { uid: briefUid } = await liveBrief(w)
  await w.alice.call('recordBriefView', {
    influencerUid: w.aliceInfluencer,
    briefUid,
    ribbonUid: must(builtInRibbons[0], 'built in ribbon').uid,
  })
  const left = async (days: number) => {
    setClock(plus(storyStart, days * dayMs))
    await forgetClicks.run({ db, config: w.config, log: openLog('silent') })
    return db.$count(ribbonClicks)
  }
  expect(await left(28)).toBe(1)
  expect(await left(29)).toBe(0)
})
