import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import type { SalesStage } from '../../desk-vocabulary.ts'
import { brandProfiles } from '../tables.ts'

describeCall(profileCalls.findPlaces, (w) => ({ brandUid: w.luna, q: 'Hackney' }))

const find = async (w: World, q: string) => (await w.bella.call('findPlaces', { brandUid: w.luna, q })).rows

it('finds quarters of the venue’s own city before their namesakes, in any spelling', async () => {
  const w = await world()
  expect((await find(w, 'hackn'))[0]).toMatchObject({ name: 'Hackney', detail: 'London', city: 'london' })
  const [camden] = await find(w, 'camden t')
  expect(camden).toMatchObject({ name: 'Camden Town', detail: 'London' })
  expect(camden?.latitude).toBeCloseTo(51.54, 1)
  expect((await find(w, 'Mailand'))[0]).toMatchObject({ city: 'milan' })
  expect((await find(w, 'Reykjavík'))[0]).toMatchObject({ city: 'other', detail: 'Iceland' })
  expect((await find(w, 'Bellevile'))[0]).toMatchObject({ name: 'Belleville', detail: 'Paris' })
  expect(await find(w, 'Xqzzy')).toEqual([])
})

/** Other venues of a neighbourhood, as typed by each. */
async function venuesIn(w: World, typed: readonly string[], salesStage: SalesStage = 4) {
  const { db } = w.database
  const [orso] = await db.select().from(brandProfiles).where(eq(brandProfiles.uid, w.orso))
  const rows = typed.map((district, at) => ({
    ...must(orso),
    uid: `brand_${at}`,
    slug: `venue-${at}`,
    district,
    postcode: 'E2 7DJ',
    latitude: 51.5245 + at / 1000,
    longitude: -0.0727,
    salesStage,
  }))
  await db.insert(brandProfiles).values(rows)
}

it('finds districts and postcodes by the venues that are there, about where they are', async () => {
  const w = await world()
  await venuesIn(w, ['Calvert Quarter', 'CALVERT quarter', 'Calvert Quarter'])
  const there = { latitude: 51.53, longitude: -0.07, city: 'london' }
  expect((await find(w, 'calvert'))[0]).toMatchObject({ name: 'Calvert Quarter', ...there })
  expect(await find(w, 'calv_rt')).toEqual([])
  expect((await find(w, 'e27jd'))[0]).toMatchObject({ name: 'E2', ...there })
  expect((await find(w, '12 Calvert Avenue, Shoreditch, London E2 7JP'))[0]).toMatchObject({ name: 'E2', ...there })
  expect((await find(w, 'SW1A 1AA'))[0]).toMatchObject({ name: 'SW1A 1AA', detail: 'Somewhere in London' })
})

it('suggests nothing that only one or two venues typed, or that venues typed who aren’t live', async () => {
  const w = await world()
  await venuesIn(w, ['Calvert Quarter', 'Calvert Quarter'])
  expect(await find(w, 'calvert q')).toEqual([])
  expect((await find(w, 'E2 7DJ'))[0]).toMatchObject({ detail: 'Somewhere in London' })
  const other = await world()
  await venuesIn(other, ['Calvert Quarter', 'Calvert Quarter', 'Calvert Quarter'], 1)
  expect(await find(other, 'calvert q')).toEqual([])
})
