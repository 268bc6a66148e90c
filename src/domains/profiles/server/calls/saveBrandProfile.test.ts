import { BrandFields } from '../../brand-profile.ts'
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
    await edited(w, { city: 'nyc', handle: '@luna.nyc', website: 'https://luna.example' }),
  )
  expect(saved).toMatchObject({
    city: 'nyc',
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
