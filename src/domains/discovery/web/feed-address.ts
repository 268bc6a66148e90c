import { addressOf, aDay, anyText, matching, oneOf } from '../../../kit/web/address.ts'
import type { ReadOf } from '../../../kit/contract/search.ts'
import { brandCategories, deliverableTypes, platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import type { FeedFilter } from '../contract.ts'

const yes = oneOf(['yes'])
const worths = ['25', '50', '100', '200'] as const

const feedParts = {
  uid: anyText,
  city: oneOf(plusoneCities),
  category: oneOf(brandCategories),
  platform: oneOf(platforms),
  format: oneOf(deliverableTypes),
  worth: oneOf(worths),
  day: aDay,
  /** The last of several days that begin with `day`. */
  until: aDay,
  mine: yes,
  guest: yes,
  saved: yes,
  brief: anyText,
  /** The row the open card was opened from. */
  row: matching(/^ribbon_[0-9a-z]{26}$/),
  /** For staff: the rows as drafted, and what is looked for while they choose whose feed to see. */
  draft: oneOf(['1']),
  find: anyText,
}

export const feedSearch = addressOf(feedParts)
export type FeedAddress = ReadOf<typeof feedSearch>

/** The map's address: the feed's, and where one looks (`latitude,longitude,zoom`); without it, the city. */
export const mapSearch = addressOf({ ...feedParts, at: matching(/^-?[\d.]+,-?[\d.]+,[\d.]+$/) })
export type MapAddress = ReadOf<typeof mapSearch>

/** The parts of the feed's address that are filters. */
export const filterNames = [
  'city',
  'category',
  'platform',
  'format',
  'worth',
  'day',
  'until',
  'mine',
  'guest',
  'saved',
] as const

/** What the server is asked for by an address. */
export function filterOf(address: FeedAddress): FeedFilter {
  const { city, category, platform, format, worth, day, until, mine, guest, saved } = address
  return {
    city,
    category,
    platform,
    format,
    day,
    until,
    valueFrom: worth ? Number(worth) * 100 : undefined,
    mineOnly: mine === 'yes',
    withGuest: guest === 'yes',
    savedOnly: saved === 'yes',
  }
}

/** The address of a saved filter; every other filter is taken out. */
export function addressOfFilter(filter: FeedFilter): Partial<FeedAddress> {
  const { city, category, platform, format, valueFrom, day, until, mineOnly, withGuest, savedOnly } = filter
  const yesIf = (is: boolean) => (is ? ('yes' as const) : undefined)
  return {
    city,
    category,
    platform,
    format,
    day,
    until,
    worth: worths.find((value) => Number(value) * 100 === valueFrom),
    mine: yesIf(mineOnly),
    guest: yesIf(withGuest),
    saved: yesIf(savedOnly),
  }
}

/** Whether any filter is set. */
export function isFiltered(address: FeedAddress): boolean {
  return filterNames.some((name) => address[name] !== undefined)
}
