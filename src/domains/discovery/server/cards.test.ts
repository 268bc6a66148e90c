import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { first } from '../../../kit/contract/must.ts'
import { type Database, openPostgres } from '../../../kit/server/database.ts'
import { type Served, serve } from '../../../app/testing/serve.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../world/stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { drawnPhoto } from '../../media/server/build.ts'
import { ingestFile } from '../../media/server/ingest.ts'
import { setBrand } from '../../profiles/server/build.ts'

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
const rename = 'update brand_profiles set name = $1 where uid = $2'
const firstCard = async () => {
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  return first(rows)
}

it('shows what another process wrote as soon as the write was answered', async () => {
  const brief = await liveBrief(w)
  expect(await firstCard()).toMatchObject({ title: brief.content.title, spotsLeft: 5, brandName: 'Luna' })

  const content = { ...brief.content, included: ['A supper for two'] }
  await elsewhere(w.ada, 'updateBrief', { uid: brief.uid, version: brief.version, content, note: '' })
  expect(await firstCard()).toMatchObject({ included: ['A supper for two'] })

  await second.pool.query(rename, ['Luna Nuova', w.luna])
  expect(await firstCard()).toMatchObject({ brandName: 'Luna Nuova' })
})

it('tells two writes of one transaction apart', async () => {
  await liveBrief(w)
  const client = await second.pool.connect()
  await client.query('begin')
  for (const name of ['Luna at noon', 'Luna at night']) await client.query(rename, [name, w.luna])
  await client.query('commit')
  client.release()
  expect(await firstCard()).toMatchObject({ brandName: 'Luna at night' })
})

it('counts a slot that was booked elsewhere as full', async () => {
  const monday = { windows: [{ weekday: 2, from: '15:00', to: '16:30' }], slotMinutes: 90, capacity: 1 }
  const availability = { ...monday, leadHours: 120, blackout: [] }
  const collab = await approvedCollab(w, { availability })
  const seen = async () => (await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows
  expect(first(await seen()).nextSlot).toBe(storySlot.toISOString())
  const { uid, version } = collab
  await elsewhere(w.alice, 'scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  expect(first(await seen()).nextSlot).toBeNull()
})

it('sends a blurred stand-in with the pictures of a venue but not of a card, and none for a private file', async () => {
  const bring = async (seed: number, visibility: 'public' | 'private') =>
    ingestFile(
      { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
      { name: 'a.jpg', buffer: await drawnPhoto(seed), ownerUid: w.bella.accountUid, visibility },
    )
  const [one, two, three] = [await bring(1, 'public'), await bring(2, 'public'), await bring(3, 'public')]
  const hidden = await bring(4, 'private')
  await liveBrief(w, { pictures: [one.path, hidden.path] })
  await w.tx((tx) => setBrand(tx, w.luna, { hero: one.path, gallery: [two.path, three.path, hidden.path] }))
  const shown = ({ path, placeholder }: typeof one) => ({ file_path: path, placeholder })
  const bare = ({ path }: typeof one) => ({ file_path: path })
  expect(one.placeholder).toMatch(/^data:/)
  expect((await firstCard()).pictures).toEqual([one, hidden, two, three].map(({ path }) => path))
  const venue = await w.alice.call('getVenue', { influencerUid: w.aliceInfluencer, brandUid: w.luna })
  expect(venue.pictures).toEqual([shown(one), shown(two), shown(three), bare(hidden)])
})
