import { expect, it } from 'vitest'
import { landingPath } from './landing.ts'

const nobody = { staff_role: null, linked_profiles: [], linked_brand_uid: null, brand_admins_for: [] }
const brand = { uid: 'brand_1', type: 'brand' as const }
const influencer = { uid: 'influencer_1', type: 'influencer' as const }

it.each([
  ['the designated admin', { ...nobody, staff_role: 'admin' }, '/app/admin/brand-browser', undefined],
  ['a brand first', { ...nobody, linked_profiles: [brand, influencer] }, '/app/brand/dashboard', 'brand_1'],
  [
    'an influencer first',
    { ...nobody, linked_profiles: [influencer, brand] },
    '/app/influencer/browse',
    'influencer_1',
  ],
  ['no list, a brand of one’s own', { ...nobody, linked_brand_uid: 'brand_2' }, '/app/brand/dashboard', 'brand_2'],
  ['no list, admin of a brand', { ...nobody, brand_admins_for: ['brand_3'] }, '/app/brand/dashboard', 'brand_3'],
  ['nothing at all', nobody, '/app/influencer/browse', undefined],
])('sends %s to the right place', (_who, user, path, uid) => {
  const landing: { path: string; search: { uid?: string; view?: string } } = landingPath(user)
  expect([landing.path, landing.search.uid]).toEqual([path, uid])
})
