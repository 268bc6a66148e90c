import { expect, it } from 'vitest'
import { type Candidate, findSame } from './duplicates.ts'

const tavern: Candidate = {
  uid: 'brand_1',
  line: null,
  adds: null,
  name: 'The Old Tavern',
  phone: null,
  website: null,
  postcode: null,
  address: '',
  city: 'london',
  district: '',
  latitude: null,
  longitude: null,
}
const inTown = { city: 'other' as const, district: 'Brighton' }

it.each([
  ['a name that we have in its city', {}, {}, 'the same name and city'],
  ['a name that we have in its town', inTown, inTown, 'the same name and city'],
  ['a name that we have in another town', inTown, { city: 'other' as const, district: 'Hove' }, undefined],
  [
    'a name that we have in a town that nobody knows',
    { city: 'other' as const },
    { city: 'other' as const },
    undefined,
  ],
  ['a name that we have in another street', { address: '1 High Street' }, { address: '9 Park Lane' }, undefined],
  ['a name that we have with another postcode', { postcode: 'E8 4AE' }, { postcode: 'N1 1AA' }, undefined],
  ['a name of an earlier line, which may be a branch', { uid: null, line: 2 }, {}, undefined],
  [
    'a name in the same place',
    { postcode: 'E8 4AE', uid: null, line: 2 },
    { postcode: 'e84ae' },
    'the same name and location',
  ],
])('takes %s for what it is', (_what, known, given, why) => {
  expect(findSame({ ...tavern, ...given }, [{ ...tavern, ...known }], 'venues')?.why).toBe(why)
})
