import { dayMs } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { keeps } from '../../../kit/server/kept.ts'
import { type VenueCurrency, venueCurrencies, venueCurrencyOf } from '../../profiles/vocabulary.ts'
import { comparedPeriods, type PortfolioMoney, portfolioMoneyOf } from '../portfolio.ts'
import { summarise, type Worth } from '../worth.ts'
import { loadWorths } from './load.ts'
import { loadTables } from './rates.ts'
import { listSettings } from './settings.ts'

type Brand = { brandUid: string; orgUid: string; country: string | null }
/** Of one period: in the currency of the brand's organisation, and in pounds, in which groups are added up. */
export type BrandMoney = { own: PortfolioMoney; pounds: PortfolioMoney }
export type BothPeriods = { currency: VenueCurrency; now: BrandMoney; before: BrandMoney }

/** What the whole portfolio costs takes every visit of half a year, for whoever of our team looks: the sums are kept for a quarter of an hour. */
const kept = keeps<Map<string, BothPeriods>>(2)
/** The visits of so many brands are in memory at a time. */
const brandsAtATime = 200

export function loadPortfolioMoney(db: Queryable, brands: readonly Brand[], today: string) {
  // A brand that has just gone live isn’t in what is kept.
  return kept(db, today, brands.map(({ brandUid }) => brandUid).join(), async () => {
    const money = new Map<string, BothPeriods>()
    for (let from = 0; from < brands.length; from += brandsAtATime) {
      const some = brands.slice(from, from + brandsAtATime)
      const visits = await loadVisitsOf(db, some, today)
      for (const { brandUid } of some) money.set(brandUid, visits.moneyOf(brandUid))
    }
    return money
  })
}

/** The visits of brands in both periods, with what is needed to count them in money. */
export async function loadVisitsOf(db: Queryable, brands: readonly Brand[], today: string) {
  const { beforeFrom, from, until } = comparedPeriods(today)
  const settings = await listSettings(db, [...new Set(brands.map(({ orgUid }) => orgUid))])
  const brandUids = brands.map(({ brandUid }) => brandUid)
  // A venue's calendar is at most a day beside ours.
  const [first, last] = [Date.parse(beforeFrom) - dayMs, Date.parse(until) + 2 * dayMs]
  const loaded = await loadWorths(db, { brandUids, from: new Date(first), until: new Date(last) }, settings)
  const worths = loaded.filter(({ day }) => day >= beforeFrom && day <= until)
  const tables = await loadTables(db, venueCurrencies, beforeFrom, until)
  const ofBrand = Map.groupBy(worths, ({ brandUid }) => brandUid)
  const currencyOf = new Map(
    brands.map(({ brandUid, orgUid, country }) => [
      brandUid,
      settings.findLast((one) => one.orgUid === orgUid)?.currency ?? venueCurrencyOf(country ?? ''),
    ]),
  )
  const isNow = ({ day }: Worth) => day >= from
  return {
    worths,
    isNow,
    /** One visit in the currency of its brand's organisation. */
    summaryOf: (worth: Worth) => summarise([worth], { currency: currencyOf.get(worth.brandUid) ?? 'GBP', ...tables }),
    moneyOf: (brandUid: string): BothPeriods => {
      const all = ofBrand.get(brandUid) ?? []
      const currency = currencyOf.get(brandUid) ?? 'GBP'
      const inBoth = (of: readonly Worth[]) => ({
        own: portfolioMoneyOf(summarise(of, { currency, ...tables })),
        pounds: portfolioMoneyOf(summarise(of, { currency: 'GBP', ...tables })),
      })
      return { currency, now: inBoth(all.filter(isNow)), before: inBoth(all.filter((one) => !isNow(one))) }
    },
  }
}
