import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { refusal } from '../../../world/describe-call.ts'
import { world } from '../../../world/world.ts'
import { requireSeat } from './seats.ts'
import { setTier } from './subscription.ts'
import { tiers } from './tables.ts'

const org = 'org_01'

it('refuses a person too many, and names the plan that has room', async () => {
  const w = await world()
  const ask = (people: number) => requireSeat(w.database.db, org, people)
  await ask(0)
  expect((await refusal(ask(1))).message).toBe('Freemium has room for 1 person. Professional has room for more.')
  await w.tx((tx) => setTier(tx, org, 'professional'))
  await ask(4)
  expect((await refusal(ask(5))).message).toBe('Professional has room for 5 people. Premium has room for more.')
  await w.tx((tx) => setTier(tx, org, 'premium'))
  await ask(5_000)
})

it('follows what staff keep, not what was once written', async () => {
  const w = await world()
  await w.tx((tx) => tx.update(tiers).set({ users: 2 }).where(eq(tiers.id, 'basic')))
  await requireSeat(w.database.db, org, 1)
  await w.tx((tx) => tx.update(tiers).set({ enabled: false }))
  expect((await refusal(requireSeat(w.database.db, org, 2))).message).toBe('Freemium has room for 2 people.')
})
