import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { creatorOpens } from '../tables.ts'
import { forgetCreatorOpens } from './forget-creator-opens.ts'

it('forgets who looked at whom once it is no longer counted', async () => {
  const w = await world()
  const { db } = w.database
  await w.bella.call('recordCreatorOpen', { brandUid: w.luna, handle: 'alice.eats' })
  const left = async (days: number) => {
    setClock(plus(storyStart, days * dayMs))
    await forgetCreatorOpens.run({ db, config: w.config, log: openLog('silent') })
    return db.$count(creatorOpens)
  }
  expect(await left(30)).toBe(1)
  expect(await left(31)).toBe(0)
})
