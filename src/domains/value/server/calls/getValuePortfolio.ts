import type { Handler } from '../../../../access/server/handler.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { addMoney, comparedPeriods, type PortfolioCause, portfolioCauses } from '../../portfolio.ts'
import { sumKnown } from '../../worth.ts'
import { type CountedRow, loadPortfolio, portfolioDay, type PortfolioRow, viewPortfolioRow } from '../portfolio.ts'
import { loadPortfolioMoney } from '../portfolio-money.ts'

const mostShown = 200
const noManager = { key: 'none', name: 'No account manager' }

export const getValuePortfolio: Handler<typeof valueCalls.getValuePortfolio> = async (
  { manager, city, show },
  { actor, db },
) => {
  const today = portfolioDay()
  const rows = await loadPortfolio(db, today)
  const money = await loadPortfolioMoney(db, rows, today)
  const all = rows.flatMap((row) => {
    const of = money.get(row.brandUid)
    return of ? [{ ...row, of }] : []
  })
  const whose = manager === 'mine' ? actor.accountUid : manager
  const ofManager = all.filter((row) => whose === null || (row.manager?.uid ?? 'none') === whose)
  const inCity = all.filter((row) => city === null || row.city === city)
  const shown = ofManager.filter(
    (row) => (city === null || row.city === city) && (show === 'all' || isShown(row, show)),
  )
  return {
    ...comparedPeriods(today),
    managers: groupsBy(inCity, (row) => (row.manager ? { key: row.manager.uid, name: row.manager.name } : noManager)),
    cities: groupsBy(ofManager, (row) => ({ key: row.city, name: cityFacts[row.city].name })),
    brands: shown.toSorted(byNeed).slice(0, mostShown).map(viewPortfolioRow),
    count: shown.length,
  }
}

function isShown({ causes }: PortfolioRow, show: PortfolioCause | 'any'): boolean {
  return show === 'any' ? causes.length > 0 : causes.includes(show)
}

/** Most causes first, then the most views lost. */
function byNeed(a: PortfolioRow, b: PortfolioRow): number {
  const lost = ({ now, before }: PortfolioRow) => (before.views ?? 0) - (now.views ?? 0)
  return b.causes.length - a.causes.length || lost(b) - lost(a) || (a.brandUid < b.brandUid ? -1 : 1)
}

function groupsBy(rows: readonly CountedRow[], named: (row: PortfolioRow) => { key: string; name: string }) {
  return [...Map.groupBy(rows, (row) => named(row).key)]
    .map(([key, of]) => ({
      key,
      name: of[0] ? named(of[0]).name : '',
      brands: of.length,
      views: sumKnown(of.map(({ now }) => now.views)),
      viewsBefore: sumKnown(of.map(({ before }) => before.views)),
      money: addMoney(of.map((row) => row.of.now.pounds)),
      moneyBefore: addMoney(of.map((row) => row.of.before.pounds)),
      causes: countCauses(of),
    }))
    .toSorted((a, b) => b.brands - a.brands || a.name.localeCompare(b.name))
}

function countCauses(rows: readonly PortfolioRow[]): Record<PortfolioCause, number> {
  const count = (cause: PortfolioCause) => rows.filter(({ causes }) => causes.includes(cause)).length
  return Object.fromEntries(portfolioCauses.map((cause) => [cause, count(cause)])) as Record<PortfolioCause, number>
}
