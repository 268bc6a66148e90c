import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { jobFailures } from '../../../../kit/server/tables.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { runJob } from '../../../../world/run-job.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import type { CreatorFilters } from '../../creator-search.ts'
import { lookForCreators } from './look-for-creators.ts'

const save = (w: World, name: string, filters: CreatorFilters = {}) =>
  w.bella.call('createCreatorSearch', { brandUid: w.luna, name, filters })

const lookOn = async (w: World, days: number) => {
  setClock(plus(storyStart, days * dayMs))
  await runJob(w, lookForCreators)
}

const notified = async (w: World, by = w.bella) =>
  (await by.call('listNotifications', {})).rows.flatMap(({ kind, title, body, path }) =>
    kind === 'creator-search.found' ? [{ title, body, path }] : [],
  )

/** Olivia moves away before the search is saved, and comes back after. */
const move = (w: World, homeCity: 'london' | 'dubai') =>
  setInfluencer(w.database.db, w.oliviaInfluencer, { homeCity, cities: [] })

it('notifies the team once a day of who newly fits, with the newest first', async () => {
  const w = await world()
  await move(w, 'dubai')
  const { uid } = await save(w, 'Everybody')
  await lookOn(w, 1)
  expect(await notified(w)).toEqual([])
  await move(w, 'london')
  await lookOn(w, 1)
  expect(await notified(w)).toEqual([])
  await lookOn(w, 2)
  await lookOn(w, 2)
  const [one, ...more] = await notified(w)
  expect(more).toEqual([])
  expect(one).toMatchObject({
    title: 'A new creator matches “Everybody”',
    path: expect.stringContaining(`saved=${uid}`),
  })
  expect(one?.body).toContain('Olivia Grant now matches your saved search.')
  expect(one?.path).toContain('sort=newest')
  expect(await notified(w, w.ben)).toHaveLength(1)
  await lookOn(w, 3)
  expect(await notified(w)).toHaveLength(1)
})

it('says nothing of creators whom the brand does not host', async () => {
  const w = await world()
  await move(w, 'dubai')
  await save(w, 'Everybody')
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out' })
  await move(w, 'london')
  await lookOn(w, 1)
  expect(await notified(w)).toEqual([])
})

it('does not come where saved searches are switched off', async () => {
  const w = await world()
  await move(w, 'dubai')
  await save(w, 'Everybody')
  const quiet = { myDay: false, digest: 'at-once', quiet: null, timezone: 'Europe/London', version: 0 } as const
  await w.bella.call('saveNotificationSettings', { ...quiet, off: ['searches:product', 'searches:mail'] })
  await move(w, 'london')
  await lookOn(w, 1)
  expect([await notified(w), (await notified(w, w.ben)).length]).toEqual([[], 1])
})

it('stops for filters that the plan no longer has, and goes on when it has them again', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  await save(w, 'In Dubai', { city: 'dubai' })
  await givePlan(w, 'starter')
  await move(w, 'dubai')
  await lookOn(w, 1)
  expect(await notified(w)).toEqual([])
  await givePlan(w, 'premium')
  await lookOn(w, 2)
  expect(await notified(w)).toMatchObject([{ title: 'A new creator matches “In Dubai”' }])
})

it('goes on after a search that fails', async () => {
  const w = await world()
  await move(w, 'dubai')
  const broken = await save(w, 'A')
  await save(w, 'B')
  await w.database.db.execute(`update creator_searches set filters = '{"search": 5}' where uid = '${broken.uid}'`)
  await move(w, 'london')
  await lookOn(w, 1)
  expect(await notified(w)).toMatchObject([{ title: 'A new creator matches “B”' }])
  expect(await w.database.db.$count(jobFailures)).toBe(1)
})
