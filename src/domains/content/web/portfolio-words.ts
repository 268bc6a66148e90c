import { largeCounted } from '../../../kit/web/format.ts'
import { formatNames, platformNames } from '../../profiles/vocabulary.ts'
import type { PortfolioItem } from '../portfolio.ts'

/** What is known of an item of a portfolio: “Reel · Instagram · 42.5K views”. */
export function portfolioFacts({ type, platform, views }: PortfolioItem): string {
  return [type && formatNames[type], platform && platformNames[platform], views !== null && largeCounted(views, 'view')]
    .filter(Boolean)
    .join(' · ')
}
