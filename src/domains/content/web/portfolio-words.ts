import { largeCounted } from '../../../kit/web/format.ts'
import { formatNames, platformNames } from '../../profiles/vocabulary.ts'
import type { PortfolioItem } from '../portfolio.ts'

/** What is known of an item of a portfolio: “Reel · Instagram · 42.5K views”. */
export function portfolioFacts({ type, platform, views }: PortfolioItem): string {
  return [type && formatNames[type], platform && platformNames[platform], views !== null && largeCounted(views, 'view')]
    .filter(Boolean)
    .join(' · ')
}

/** An item where only its picture is seen, `at` among several: “Video 2 by Alice Moreau, for Luna: Supper by the fire”. */
export function portfolioName({ kind, venue, caption }: PortfolioItem, at: number, by: string): string {
  const what = kind === 'video' ? 'Video' : 'Photo'
  const [words = ''] = caption.split('\n')
  return `${what} ${at + 1} by ${by}${venue ? `, for ${venue.name}` : ''}${words ? `: ${words.slice(0, 80)}` : ''}`
}
