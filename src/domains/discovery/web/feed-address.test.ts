import { expect, it } from 'vitest'
import { addressOfFilter, type FeedAddress, filterOf, isFiltered } from './feed-address.ts'

it.each<FeedAddress>([
  {},
  { city: 'paris', category: 'Hotel', guest: 'yes' },
  {
    platform: 'tiktok',
    format: 'reel',
    worth: '50',
    day: '2026-05-01',
    until: '2026-05-03',
    mine: 'yes',
    saved: 'yes',
  },
])('a filter that was kept opens as it was: %j', (address) => {
  expect(addressOfFilter(filterOf(address))).toEqual({ ...addressOfFilter(filterOf({})), ...address })
})

it('knows when nothing is set: the profile and the open card are no filters', () => {
  expect([isFiltered({ uid: 'x', brief: 'y' }), isFiltered({ guest: 'yes' })]).toEqual([false, true])
})
