import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { completedCollab } from '../../../world/content-stories.ts'
import { type World, world } from '../../../world/world.ts'
import type { PublicPageFields } from '../../profiles/influencer-profile.ts'
import { findPublicInfluencer } from './public-influencer.ts'
import { setInfluencer, setBrand, setSocialAccounts } from '../../profiles/server/build.ts'
import { setAccount } from '../../accounts/server/build.ts'
import { setVisit } from '../../visits/server/build.ts'

const everything: PublicPageFields = {
  on: true,
  inSearch: true,
  showAudience: true,
  showReliability: true,
  showReviews: true,
  showPlaces: true,
}
const show = (w: World, publicPage: PublicPageFields) => setInfluencer(w.database.db, w.aliceInfluencer, { publicPage })
const page = (w: World) => findPublicInfluencer(w.database.db, { handle: 'alice.eats' })
const mayBeNamed = (w: World, may: boolean) => setBrand(w.database.db, w.luna, { mayBeNamed: may })

it('shows an opinion once the influencer can read it, under the name of a place only if the place agrees', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await show(w, everything)
  await w.bella.call('submitReview', { collabUid, value: 6, text: 'A joy to host.' })
  expect(await page(w)).toMatchObject({ reviews: [], places: [] })
  await w.alice.call('submitReview', { collabUid, value: 5, text: 'Lovely.' })
  expect(must(await page(w)).reviews).toMatchObject([
    { word: 'Delighted', text: 'A joy to host.', from: 'A restaurant' },
  ])
  expect(JSON.stringify(await page(w))).not.toContain('Luna')

  await mayBeNamed(w, true)
  expect(await page(w)).toMatchObject({
    reviews: [{ from: 'Luna' }],
    places: [{ name: 'Luna', city: 'London' }],
  })
  await show(w, { ...everything, showReviews: false, showPlaces: false })
  expect(await page(w)).toMatchObject({ reviews: [], places: [] })
})

it('names no place before the visit, nor twice', async () => {
  const w = await world()
  await completedCollab(w)
  await mayBeNamed(w, true)
  await show(w, everything)
  expect(must(await page(w)).places).toHaveLength(1)
  const later = await world()
  await mayBeNamed(later, true)
  await show(later, everything)
  expect(must(await page(later)).places).toEqual([])
})

it('never tells of their person, whatever is known of it and whatever is switched on', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await mayBeNamed(w, true)
  await w.bella.call('submitReview', { collabUid, value: 6, text: 'Write to her: alice@private.test, 07700 900123.' })
  await w.alice.call('submitReview', { collabUid, value: 6 })
  const { db } = w.database
  await setInfluencer(db, w.aliceInfluencer, {
    publicPage: everything,
    dateOfBirth: '1987-06-05',
    gender: 'non-binary',
    latitude: 51.123456,
    longitude: -0.654321,
    labels: ['nicp'],
    staffNotes: 'difficult on the phone',
    priority: 3,
    permitNumber: 'PERMIT-777',
    permitCountry: 'AE',
    permitUntil: '2031-01-01',
    reliability: 61,
    approvalReason: 'almost not',
  })
  await setSocialAccounts(db, w.aliceInfluencer, {
    audience: { city: { london: 46 }, country: { GB: 71 }, age: { '18-24': 30 }, gender: { female: 64 } },
    screenshot: 'secret/figures.png',
  })
  await setVisit(db, collabUid, { needs: 'No nuts, halal' })
  await setAccount(db, w.alice.accountUid, { email: 'alice@private.test' })

  const told = JSON.stringify(await page(w))
  expect(told).toContain('"London":46')
  expect(told).toContain('"United Kingdom":71')
  expect(told).toContain('"18-24":30')
  for (const secret of [
    '1987',
    '38',
    'birth',
    'bracket',
    'non-binary',
    'gender',
    'female',
    '51.12',
    '0.654',
    'nicp',
    'label',
    'difficult',
    'PERMIT',
    '2031',
    'almost',
    'figures',
    'nuts',
    'halal',
    'private',
    '@',
    '07700',
    'phone',
    'priority',
    'staff',
    w.aliceInfluencer,
    w.alice.accountUid,
  ])
    expect([secret, told.replaceAll('"confirmedHow":"staff"', '').includes(secret)]).toEqual([secret, false])
})
