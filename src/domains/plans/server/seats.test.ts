import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { world } from '../../../world/world.ts'
import { findRoomierTier, seatsOf } from './seats.ts'
import { setTier } from './subscription.ts'
import { tiers } from './tables.ts'

const org = 'org_01'

it('knows the seats of each plan, and which one has more', async () => {
  const w = await world()
  const { db } = w.database
  const seats: (number | null)[] = []
  for (const tier of ['basic', 'starter', 'professional', 'premium'] as const) {
    await w.tx((tx) => setTier(tx, org, tier))
    seats.push(await seatsOf(db, org))
  }
  expect(seats).toEqual([1, 1, 5, null])
  expect(await findRoomierTier(db, 1)).toMatchObject({ name: 'Professional', users: 5 })
  expect(await findRoomierTier(db, 5)).toMatchObject({ name: 'Premium', users: null })
})

it('follows what staff keep, and offers only what is sold', async () => {
  const w = await world()
  const { db } = w.database
  await w.tx((tx) => tx.update(tiers).set({ users: 2 }).where(eq(tiers.id, 'basic')))
  expect(await seatsOf(db, org)).toBe(2)
  await w.tx((tx) => tx.update(tiers).set({ enabled: false }))
  expect(await findRoomierTier(db, 2)).toBeNull()
})
