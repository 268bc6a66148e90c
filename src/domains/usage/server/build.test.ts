import { expect, it } from 'vitest'
import { hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { makeUsageOf } from './build.ts'

it('lets people stay on each page for a while, and says when they closed the last one', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('approveCollab', { uid, version })
  setClock(plus(now(), hourMs))
  await w.tx((tx) => makeUsageOf(tx, now()))
  const { rows } = await w.ada.call('listUsageSessions', {})
  const lengths = rows.map(({ startedAt, lastAt }) => (Date.parse(lastAt) - Date.parse(startedAt)) / 1000)
  expect(lengths).toEqual(rows.map(({ pages }) => pages * 40))
  expect(rows.map(({ endReason }) => endReason)).toEqual(rows.map(() => 'page_unload'))
  expect(Math.max(...rows.map(({ pages }) => pages))).toBeGreaterThan(1)
})
