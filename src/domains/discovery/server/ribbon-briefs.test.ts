import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Served, serve } from '../../../app/testing/serve.ts'
import { type Database, openPostgres } from '../../../kit/server/database.ts'
import { setBrief } from '../../briefs/server/build.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../world/stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'

let w: World
let second: Database
let there: Served

beforeEach(async () => {
  w = await world()
  // Another process has connections of its own.
  second = w.database.connectionString ? openPostgres(w.database.connectionString) : w.database
  there = await serve(second)
})
afterEach(async () => {
  await there.close()
  if (second !== w.database) await second.close()
})

/** A call that somebody makes to another process than everybody else. */
const elsewhere = async (person: Person, call: string, input: unknown) =>
  expect((await there.call(call, input, await there.tokenOf(person))).status).toBe(200)
const shown = async (rule: string) => {
  const { ribbons } = await w.alice.call('listFeedRibbons', { influencerUid: w.aliceInfluencer })
  return (ribbons.find((ribbon) => ribbon.rule === rule)?.cards ?? []).map((card) => card.title)
}
const changes = async () =>
  (await w.database.pool.query<{ changes: string }>("select changes from city_offers where city = 'london'")).rows.map(
    (row) => Number(row.changes),
  )

it('shows in ribbons what another process wrote as soon as the write was answered', async () => {
  const brief = await liveBrief(w, { title: 'Supper' })
  expect(await shown('new')).toEqual(['Supper'])

  const content = { ...brief.content, title: 'Late supper' }
  await elsewhere(w.ada, 'updateBrief', { uid: brief.uid, version: brief.version, content, note: '' })
  expect(await shown('new')).toEqual(['Late supper'])

  await second.pool.query("update brand_profiles set labels = '{dev-fake}' where uid = $1", [w.luna])
  expect(await shown('new')).toEqual([])
  await second.pool.query("update brand_profiles set labels = '{}' where uid = $1", [w.luna])
  expect(await shown('new')).toEqual(['Late supper'])

  const mark = { influencerUid: w.aliceInfluencer, briefUid: brief.uid, mark: 'hidden' }
  await elsewhere(w.alice, 'markBrief', mark)
  expect(await shown('new')).toEqual([])
})

it('counts a time that was booked elsewhere as taken', async () => {
  const monday = { windows: [{ weekday: 2, from: '15:00', to: '16:30' }], slotMinutes: 90, capacity: 1 }
  const { uid, version } = await approvedCollab(w, { availability: { ...monday, leadHours: 120, blackout: [] } })
  const nextSlot = async () => {
    const { ribbons } = await w.olivia.call('listFeedRibbons', { influencerUid: w.oliviaInfluencer })
    return ribbons.flatMap(({ cards }) => cards.map((card) => card.nextSlot))[0]
  }
  expect(await nextSlot()).toBe(storySlot.toISOString())
  await elsewhere(w.alice, 'scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  expect(await nextSlot()).toBeNull()
})

it('counts a transaction once, and a draft not at all', async () => {
  const brief = await liveBrief(w)
  const [before = 0] = await changes()
  await w.database.db.transaction(async (tx) => {
    for (const spotsTaken of [1, 2, 0]) await setBrief(tx, brief.uid, { spotsTaken })
  })
  expect(await changes()).toEqual([before + 1])
  await w.bella.call('createBrief', { brandUid: w.luna })
  expect(await changes()).toEqual([before + 1])
})
