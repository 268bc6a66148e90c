import type { Handler } from '../../../../access/server/handler.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import type { valueCalls } from '../../contract.ts'
import { comparedPeriods } from '../../portfolio.ts'
import type { Summary, Worth } from '../../worth.ts'
import { loadPortfolio, portfolioDay, viewPortfolioRow } from '../portfolio.ts'
import { loadVisitsOf } from '../portfolio-money.ts'

export const getPortfolioBrand: Handler<typeof valueCalls.getPortfolioBrand> = async ({ brandUid }, { db }) => {
  const today = portfolioDay()
  const periods = comparedPeriods(today)
  const [brand] = await loadPortfolio(db, today, brandUid)
  if (!brand) throw noBrand()
  const visits = await loadVisitsOf(db, [brand], today)
  return {
    ...periods,
    brand: viewPortfolioRow({ ...brand, of: visits.moneyOf(brandUid) }),
    visits: visits.worths.map((worth) => ({
      ...viewVisit(worth, visits.summaryOf(worth)),
      isBefore: !visits.isNow(worth),
    })),
  }
}

function viewVisit(worth: Worth, summary: Summary) {
  const { collabUid, day, influencerName, briefTitle } = worth
  const { deliverables, withFigures, apart, views, bookings, costMinor, spentMinor, mediaLowMinor, mediaHighMinor } =
    summary
  return {
    collabUid,
    day,
    bookings,
    creator: influencerName,
    brief: briefTitle,
    deliverables,
    withInsights: withFigures,
    apart,
    views,
    costMinor,
    spentMinor,
    mediaLowMinor,
    mediaHighMinor,
  }
}
