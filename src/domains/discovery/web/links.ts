import * as z from 'zod/mini'
import { RibbonUid } from '../../../access/ids.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { brandCategories, deliverableTypes, platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import type { FeedFilter } from '../contract.ts'

const flag = z.optional(z.literal('yes'))

export const feedSearch = z.object({
  uid: z.optional(z.string()),
  city: z.optional(z.enum(plusoneCities)),
  category: z.optional(z.enum(brandCategories)),
  platform: z.optional(z.enum(platforms)),
  format: z.optional(z.enum(deliverableTypes)),
  worth: z.optional(z.enum(['25', '50', '100', '200'])),
  day: z.optional(z.iso.date()),
  mine: flag,
  guest: flag,
  saved: flag,
  brief: z.optional(z.string()),
  /** The row the open card was opened from. */
  row: z.optional(RibbonUid),
  /** For staff: the rows as drafted, and what is looked for while they choose whose feed to see. */
  draft: z.optional(z.literal('1')),
  find: z.optional(z.string()),
})
export type FeedAddress = z.output<typeof feedSearch>

/** The map's address: the feed's, and where one looks (`latitude,longitude,zoom`); without it, the city. */
export const mapSearch = z.extend(feedSearch, {
  at: z.optional(z.string().check(z.regex(/^-?[\d.]+,-?[\d.]+,[\d.]+$/))),
})
export type MapAddress = z.output<typeof mapSearch>

/** The feed as staff see it: of one influencer, or of one to be chosen. */
export const toFeedViewer = (search: { uid?: string; draft?: '1' | undefined }): To => ({
  path: '/app/influencer/browse',
  search,
})

export const ribbonsSearch = z.object({})

/** The pages of this domain, by what their addresses may hold. */
export const discoveryPages = {
  '/app/influencer/browse': feedSearch,
  '/app/admin/ribbon-configuration': ribbonsSearch,
  '/app/influencer/explore': mapSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof discoveryPages> {}
}

/** The parts of the feed's address that are filters. */
export const filterNames = ['city', 'category', 'platform', 'format', 'worth', 'day', 'mine', 'guest', 'saved'] as const

/** What the server is asked for by an address. */
export function filterOf(address: FeedAddress): FeedFilter {
  const { city, category, platform, format, worth, day, mine, guest, saved } = address
  return {
    city,
    category,
    platform,
    format,
    day,
    valueFrom: worth ? Number(worth) * 100 : undefined,
    mineOnly: mine === 'yes',
    withGuest: guest === 'yes',
    savedOnly: saved === 'yes',
  }
}

/** The address of a saved filter; every other filter is taken out. */
export function addressOf(filter: FeedFilter): Partial<FeedAddress> {
  const { city, category, platform, format, valueFrom, day, mineOnly, withGuest, savedOnly } = filter
  const yes = (is: boolean) => (is ? ('yes' as const) : undefined)
  return {
    city,
    category,
    platform,
    format,
    day,
    worth: (['25', '50', '100', '200'] as const).find((value) => Number(value) * 100 === valueFrom),
    mine: yes(mineOnly),
    guest: yes(withGuest),
    saved: yes(savedOnly),
  }
}

/** Whether any filter is set. */
export function isFiltered(address: FeedAddress): boolean {
  return filterNames.some((name) => address[name] !== undefined)
}
