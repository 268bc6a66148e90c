import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { deliverableTypes, platforms } from '../profiles/vocabulary.ts'

/**
 * An item of a creator's portfolio: chosen by them, or delivered through the product and published, where the
 * venue agrees to be named. `views` is what it reached so far, null where nobody has said.
 */
export const PortfolioItem = z.object({
  key: z.string(),
  from: z.enum(['chosen', 'delivered']),
  kind: z.enum(['image', 'video']),
  file_path: z.string(),
  /** A picture of one moment of a video. */
  poster: z.nullable(z.string()),
  placeholder: z.nullable(z.string()),
  type: z.nullable(z.enum(deliverableTypes)),
  platform: z.nullable(z.enum(platforms)),
  /** For whom it was made. */
  venue: z.nullable(z.object({ name: z.string(), category: z.string() })),
  /** What it was published with; empty where nothing is known. */
  caption: z.string(),
  liveUrl: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  views: z.nullable(z.number()),
})
export type PortfolioItem = z.output<typeof PortfolioItem>

/** The content that suits the brief of a collab best. */
export const CollabPortfolio = z.object({ collabUid: z.string(), portfolio: z.array(PortfolioItem) })

/** The picture one sees: of a video its poster. Behind the question mark stands a signature. */
const lookOf = ({ poster, file_path }: PortfolioItem) => (poster ?? file_path).replace(/\?.*$/, '')

/** A picture that was delivered and chosen, or delivered twice, is one item: the first. So are videos with one poster. */
export function eachLookOnce(items: readonly PortfolioItem[]): PortfolioItem[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(lookOf(item)) && seen.add(lookOf(item)))
}

/**
 * For portfolios under each other on one screen: the best `most` of each that no portfolio before shows. Two creators at one
 * table may have handed in the same picture; whoever has nothing else keeps theirs.
 */
export function eachOnOnePage(portfolios: readonly (readonly PortfolioItem[])[], most: number): PortfolioItem[][] {
  const seen = new Set<string>()
  return portfolios.map((items) => {
    const fresh = items.filter((item) => !seen.has(lookOf(item)))
    const shown = (fresh.length > 0 ? fresh : items).slice(0, most)
    for (const item of shown) seen.add(lookOf(item))
    return shown
  })
}

/** What a brief asks for, as far as a portfolio can suit it. */
export type Wanted = { category: string; types: readonly string[] }

/** The most items of a creator's page, and of a request. */
export const mostItems = { page: 30, request: 6 } as const

/**
 * The items that suit a brief first: of the same kind of venue and format, then either, then the rest. Items that suit alike
 * keep their order: what was delivered, newest first, then the chosen ones as their creator arranged them.
 */
export function rankPortfolio(items: readonly PortfolioItem[], wanted: Wanted | null, most: number): PortfolioItem[] {
  const suits = ({ venue, type }: PortfolioItem) =>
    wanted === null
      ? 0
      : Number(venue?.category === wanted.category) * 2 + Number(type !== null && wanted.types.includes(type))
  return items.toSorted((a, b) => suits(b) - suits(a)).slice(0, most)
}
