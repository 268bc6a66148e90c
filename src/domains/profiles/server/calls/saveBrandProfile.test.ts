import { BrandChange, BrandFields } from '../../brand-profile.ts'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

async function edited(w: World, change: Partial<BrandFields> = {}) {
  const profile = await w.bella.call('getBrandProfile', { uid: w.luna })
  return { uid: profile.uid, version: profile.version, fields: { ...BrandFields.parse(profile), ...change } }
}

describeCall(profileCalls.saveBrandProfile, (w) => edited(w))

it('is kept with what it was before; country and timezone follow the city', async () => {
  const w = await world()
  const saved = await w.bella.call(
    'saveBrandProfile',
    await edited(w, {
      city: 'nyc',
      latitude: null,
      longitude: null,
      handle: '@luna.nyc',
      website: 'https://luna.example',
    }),
  )
  expect(saved).toMatchObject({
    city: 'nyc',
    latitude: 40.7128,
    country: 'US',
    timezone: 'America/New_York',
    handle: 'luna.nyc',
    version: 2,
  })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({
    kind: 'brand.updated',
    side: 'brand',
    before: { city: 'london' },
    after: { city: 'nyc' },
  })
  await w.anna.call('saveBrandProfile', await edited(w, { description: 'A small place.' }))
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ side: 'staff', after: { description: 'A small place.' } })
})

it('names the field that is wrong, and refuses members and stale versions', async () => {
  const w = await world()
  const bad = await refusal(w.bella.call('saveBrandProfile', await edited(w, { website: 'javascript:alert(1)' })))
  expect(bad).toMatchObject({ code: 'invalid-argument', message: expect.stringContaining('Website') as string })
  expect((await refusal(w.ben.call('saveBrandProfile', await edited(w)))).code).toBe('permission-denied')
  const first = await edited(w)
  await w.bella.call('saveBrandProfile', first)
  expect((await refusal(w.bella.call('saveBrandProfile', first))).code).toBe('aborted')
})

it('changes what is given and leaves the rest', async () => {
  const w = await world()
  const full = { mayBeNamed: true, phone: '+44 20 7946 0000', description: 'A', address: 'B', district: 'C' }
  await w.bella.call('saveBrandProfile', await edited(w, { ...full, houseRules: 'D', arrivalText: 'E' }))
  const { uid, version } = await edited(w)
  const saved = await w.bella.call('saveBrandProfile', { uid, version, fields: { arrivalText: 'Ring twice.' } })
  expect(saved).toMatchObject({ ...full, houseRules: 'D', arrivalText: 'Ring twice.' })
  expect((await w.eventsOf(w.luna))[0]?.after).toEqual({ arrivalText: 'Ring twice.' })
  expect(BrandChange.parse({})).toEqual({})
})

it('refuses a pin far away from its city, and leaves one alone that stood there before', async () => {
  const w = await world()
  const { uid, version } = await edited(w)
  const save = (fields: Partial<BrandFields>) => w.bella.call('saveBrandProfile', { uid, version, fields })
  const paris = { latitude: 48.86, longitude: 2.35 }
  expect(await refusal(save(paris))).toMatchObject({
    code: 'invalid-argument',
    message: 'The pin isn’t in London. Move it there, or choose its city.',
  })
  const london = { latitude: 51.52, longitude: -0.1 }
  expect((await refusal(save({ city: 'paris', ...london }))).code).toBe('invalid-argument')
  await w.database.pool.query('update brand_profiles set latitude = $1, longitude = $2 where uid = $3', [
    paris.latitude,
    paris.longitude,
    w.luna,
  ])
  expect(await save({ description: 'By the river.' })).toMatchObject(paris)
})

it('keeps a whole position, or the middle of the city', async () => {
  const w = await world()
  const save = async (fields: Partial<BrandFields>) => {
    const { uid, version } = await edited(w)
    return w.bella.call('saveBrandProfile', { uid, version, fields })
  }
  const pin = { latitude: 51.52, longitude: -0.1 }
  const middle = { latitude: 51.5074, longitude: -0.1278 }
  for (const half of [{ latitude: null }, { longitude: null }]) {
    expect(await save(pin)).toMatchObject(pin)
    expect(await save(half)).toMatchObject(middle)
  }
})

it('moves to the middle of a new city, unless the pin may be there', async () => {
  const w = await world()
  const save = async (fields: Partial<BrandFields>) => {
    const { uid, version } = await edited(w)
    return w.bella.call('saveBrandProfile', { uid, version, fields })
  }
  const pin = { latitude: 51.52, longitude: -0.1 }
  await save(pin)
  expect(await save({ city: 'other' })).toMatchObject({ city: 'other', ...pin })
  expect(await save({ city: 'london' })).toMatchObject({ city: 'london', ...pin, timezone: 'Europe/London' })
  expect(await save({ city: 'paris' })).toMatchObject({
    city: 'paris',
    latitude: 48.8566,
    longitude: 2.3522,
    timezone: 'Europe/Paris',
    country: 'FR',
  })
})
