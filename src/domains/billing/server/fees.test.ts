import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { deliveredCollab } from '../../../world/content-stories.ts'
import { world, type World } from '../../../world/world.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { setTier } from '../../plans/server/subscription.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { setOrganisation } from '../../organisations/server/build.ts'
import { countFreeUsed, monthEndOf, monthOf, recordFee } from './fees.ts'
import { fees } from './tables.ts'

const orgOf = async (w: World) => (await getBrand(w.database.db, w.luna)).orgUid
const collab = (w: World, number: number) => ({ uid: `collab_${number}`, brandUid: w.luna, label: `No. ${number}` })
const all = (w: World) => w.database.db.select().from(fees).orderBy(fees.at, fees.collabUid)

it('is written once, when a collab reaches stage 5', async () => {
  const w = await world()
  const uid = await deliveredCollab(w)
  const [fee, ...more] = await all(w)
  expect(more).toEqual([])
  expect(fee).toMatchObject({
    collabUid: uid,
    state: 'due',
    amount: 99_00,
    currency: 'GBP',
    tier: 'basic',
    month: '2026-03',
  })
  expect(must(fee).label).toContain('Alice Moreau')
  await w.tx((tx) => recordFee(tx, { uid, brandUid: w.luna, label: 'again' }))
  expect(await all(w)).toHaveLength(1)
})

it('takes the month’s free collabs first, however many arrive at once, and they do not roll over', async () => {
  const w = await world()
  const org = await orgOf(w)
  await w.tx((tx) => setTier(tx, org, 'professional'))
  await Promise.all([1, 2, 3, 4, 5].map((number) => w.tx((tx) => recordFee(tx, collab(w, number)))))
  const states = (await all(w)).map((fee) => `${fee.state} ${fee.amount}`).sort()
  expect(states).toEqual(['due 5000', 'due 5000', 'free 0', 'free 0', 'free 0'])
  setClock(new Date('2026-04-01T12:00:00Z'))
  expect(await countFreeUsed(w.database.db, { uid: await orgOf(w) }, '2026-04')).toBe(0)
  await w.tx((tx) => recordFee(tx, collab(w, 6)))
  expect((await all(w)).at(-1)).toMatchObject({ state: 'free', month: '2026-04' })
})

it('costs what the tier of that moment says', async () => {
  const w = await world()
  const org = await orgOf(w)
  for (const [number, tier] of (['basic', 'starter', 'starter', 'premium'] as const).entries()) {
    await w.tx((tx) => setTier(tx, org, tier))
    await w.tx((tx) => recordFee(tx, collab(w, number)))
  }
  expect((await all(w)).map((fee) => [fee.tier, fee.state, fee.amount])).toEqual([
    ['basic', 'due', 99_00],
    ['starter', 'free', 0],
    ['starter', 'due', 75_00],
    ['premium', 'free', 0],
  ])
})

it.each([
  // London: summer time begins on 29 March 2026 at 01:00 and ends on 25 October at 02:00.
  ['Europe/London', '2026-03-31T22:59:59Z', '2026-03', '2026-03-31T23:00:00.000Z'],
  ['Europe/London', '2026-03-31T23:00:00Z', '2026-04', '2026-04-30T23:00:00.000Z'],
  ['Europe/London', '2026-10-31T23:59:59Z', '2026-10', '2026-11-01T00:00:00.000Z'],
  // New York: summer time begins on 8 March 2026; the month begins at five, and ends at four.
  ['America/New_York', '2026-03-01T04:59:59Z', '2026-02', '2026-03-01T05:00:00.000Z'],
  ['America/New_York', '2026-03-01T05:00:00Z', '2026-03', '2026-04-01T04:00:00.000Z'],
  // Sydney is ahead, and its summer time ends on 5 April.
  ['Australia/Sydney', '2026-03-31T12:59:59Z', '2026-03', '2026-03-31T13:00:00.000Z'],
  ['Australia/Sydney', '2026-04-30T13:59:59Z', '2026-04', '2026-04-30T14:00:00.000Z'],
])('counts months on the organisation’s clock: %s at %s', (timezone, at, month, end) => {
  expect(monthOf(new Date(at), timezone)).toBe(month)
  expect(monthEndOf(new Date(at), timezone).toISOString()).toBe(end)
})

it('begins the new month of free collabs at the organisation’s midnight', async () => {
  const w = await world()
  const org = await orgOf(w)
  await w.tx(async (tx) => {
    await setTier(tx, org, 'starter')
    await setOrganisation(tx, org, { timezone: 'America/New_York' })
  })
  setClock(new Date('2026-04-01T03:59:59Z'))
  await w.tx((tx) => recordFee(tx, collab(w, 1)))
  await w.tx((tx) => recordFee(tx, collab(w, 2)))
  setClock(new Date('2026-04-01T04:00:00Z'))
  await w.tx((tx) => recordFee(tx, collab(w, 3)))
  expect((await all(w)).map((fee) => [fee.month, fee.state])).toEqual([
    ['2026-03', 'free'],
    ['2026-03', 'due'],
    ['2026-04', 'free'],
  ])
})
