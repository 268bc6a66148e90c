import { expect, it } from 'vitest'
import { keysOf } from '../../kit/contract/keys.ts'
import { CreatorFilters, usesAdvanced } from './creator-search.ts'

it('counts every filter but the search for a name and earlier visits as advanced', () => {
  expect(usesAdvanced({})).toBe(false)
  expect(usesAdvanced({ search: 'maya' })).toBe(false)
  const advanced = keysOf(CreatorFilters.shape).filter((name) => usesAdvanced({ [name]: 1 }))
  expect(advanced).toEqual(keysOf(CreatorFilters.shape).filter((name) => name !== 'search' && name !== 'visitedUs'))
})
