import type { Handler } from '../../../../access/server/handler.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import { dayMs } from '../../../../kit/server/clock.ts'
import type { valueCalls } from '../../contract.ts'
import { comparedPeriods } from '../../portfolio.ts'
import { isCounted, type Worth } from '../../worth.ts'
import { loadWorths } from '../load.ts'
import { loadPortfolio, portfolioDay } from '../portfolio.ts'

export const getPortfolioBrand: Handler<typeof valueCalls.getPortfolioBrand> = async ({ brandUid }, { db }) => {
  const today = portfolioDay()
  const periods = comparedPeriods(today)
  const [brand] = await loadPortfolio(db, today, brandUid)
  if (!brand) throw noBrand()
  // A venue's calendar is at most a day beside ours.
  const from = new Date(Date.parse(periods.beforeFrom) - dayMs)
  const until = new Date(Date.parse(periods.until) + 2 * dayMs)
  const worths = await loadWorths(db, { brandUids: [brandUid], from, until })
  return {
    ...periods,
    brand,
    visits: worths
      .filter(({ day }) => day >= periods.beforeFrom && day <= periods.until)
      .map((worth) => ({ ...viewVisit(worth), isBefore: worth.day < periods.from })),
  }
}

function viewVisit({ collabUid, day, influencerName, briefTitle, items, bookings }: Worth) {
  const usable = items.filter(({ isApproved }) => isApproved)
  const seen = usable.filter(isCounted)
  return {
    collabUid,
    day,
    bookings,
    creator: influencerName,
    brief: briefTitle,
    deliverables: usable.length,
    withInsights: seen.length,
    apart: usable.filter(({ isApart }) => isApart).length,
    views: seen.reduce((total, { views }) => total + (views ?? 0), 0),
  }
}
