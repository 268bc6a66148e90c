import { counted, largeNumber } from '../../../kit/web/format.ts'
import { formatNames, platformNames } from '../../profiles/vocabulary.ts'
import type { PortfolioItem } from '../portfolio.ts'

/** What is known of an item of a portfolio: “Reel · Instagram · 42.5K views”. */
export function portfolioFacts({ type, platform, views }: PortfolioItem): string {
  return [type && formatNames[type], platform && platformNames[platform], views !== null && viewsOf(views)]
    .filter(Boolean)
    .join(' · ')
}

const viewsOf = (views: number) => (views < 1_000 ? counted(views, 'view') : `${largeNumber(views)} views`)
