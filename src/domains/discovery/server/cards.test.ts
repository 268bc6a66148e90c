import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first } from '../../../kit/contract/must.ts'
import { type Database, openPostgres } from '../../../kit/server/database.ts'
import { createProduct } from '../../../product/server/product.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../world/stories.ts'
import { callsOf, type Person, type World, world } from '../../../world/world.ts'
import { brandProfiles } from '../../profiles/server/tables.ts'

let w: World
let second: Database

beforeEach(async () => {
  w = await world()
  // Another process has connections of its own.
  second = w.database.connectionString ? openPostgres(w.database.connectionString) : w.database
})
afterEach(async () => {
  if (second !== w.database) await second.close()
})

/** Someone who makes their calls to another process than everybody else. */
const elsewhere = (person: Person) => callsOf(createProduct(second, w.config), person.caller)
const firstCard = async () => {
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  return first(rows)
}

it('shows what another process wrote as soon as the write was answered', async () => {
  const brief = await liveBrief(w)
  expect(await firstCard()).toMatchObject({ title: brief.content.title, spotsLeft: 5, brandName: 'Luna' })

  const content = { ...brief.content, included: ['A supper for two'] }
  await elsewhere(w.ada)('updateBrief', { uid: brief.uid, version: brief.version, content, note: '' })
  expect(await firstCard()).toMatchObject({ included: ['A supper for two'] })

  await second.db.update(brandProfiles).set({ name: 'Luna Nuova' }).where(eq(brandProfiles.uid, w.luna))
  expect(await firstCard()).toMatchObject({ brandName: 'Luna Nuova' })
})

it('tells two writes of one transaction apart', async () => {
  await liveBrief(w)
  await second.db.transaction(async (tx) => {
    for (const name of ['Luna at noon', 'Luna at night'])
      await tx.update(brandProfiles).set({ name }).where(eq(brandProfiles.uid, w.luna))
  })
  expect(await firstCard()).toMatchObject({ brandName: 'Luna at night' })
})

it('counts a slot that was booked elsewhere as full', async () => {
  const monday = { windows: [{ weekday: 2, from: '15:00', to: '16:30' }], slotMinutes: 90, capacity: 1 }
  const availability = { ...monday, leadHours: 120, blackout: [] }
  const collab = await approvedCollab(w, { availability })
  const seen = async () => (await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows
  expect(first(await seen()).nextSlot).toBe(storySlot.toISOString())
  const { uid, version } = collab
  await elsewhere(w.alice)('scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  expect(first(await seen()).nextSlot).toBeNull()
})
