import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { isNearCopy } from '../media/near-copy.ts'
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

/**
 * A picture that was delivered and chosen, or delivered twice, is one item: the first. So are videos with one poster, and
 * pictures that look the same by their prints (`files.phash`), such as a copy that was saved smaller.
 */
export function eachLookOnce(
  items: readonly PortfolioItem[],
  printOf: (item: PortfolioItem) => string | null = () => null,
): PortfolioItem[] {
  const seen = new Set<string>()
  const prints: string[] = []
  return items.filter((item) => {
    const print = printOf(item)
    if (seen.has(lookOf(item)) || (print !== null && prints.some((one) => isNearCopy(one, print)))) return false
    seen.add(lookOf(item))
    if (print !== null) prints.push(print)
    return true
  })
}

/**
 * For portfolios under each other on one screen: each picture once. Everybody chooses their best one that is left, in turns,
 * up to `most`, so nobody takes what another has nothing beside. `onScreen` are pictures that the page shows already. Whoever
 * has nothing else keeps one.
 */
export function eachOnOnePage(
  portfolios: readonly (readonly PortfolioItem[])[],
  most: number,
  onScreen: readonly string[] = [],
): PortfolioItem[][] {
  const seen = new Set(onScreen)
  const shown: PortfolioItem[][] = portfolios.map(() => [])
  for (let turn = 0; turn < most; turn += 1)
    for (const [at, items] of portfolios.entries()) {
      const next = items.find((item) => !seen.has(lookOf(item)))
      if (!next) continue
      seen.add(lookOf(next))
      shown[at]?.push(next)
    }
  return shown.map((own, at) => (own.length > 0 ? own : (portfolios[at]?.slice(0, 1) ?? [])))
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
