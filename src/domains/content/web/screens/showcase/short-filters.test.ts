import { expect, it } from 'vitest'
import { withoutShortFilters } from './short-filters.ts'

it('puts the filters of a link among those of the list', () => {
  expect(withoutShortFilters({ uid: 'brand_1', where: 'type.is.reel' })).toBeNull()
  expect(withoutShortFilters({ where: 'type.is.reel', brief: 'brief_1', published: 'yes' })).toMatchObject({
    where: 'type.is.reel;brief.is.brief_1;state.is.published',
    brief: undefined,
    published: undefined,
  })
  expect(withoutShortFilters({ rating: '5', caption: 'counter seats' })).toMatchObject({
    where: 'rating.is.5,6',
    search: 'counter seats',
  })
})
