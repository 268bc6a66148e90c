import { type VenueCurrency, venueCurrencies } from '../../../../profiles/vocabulary.ts'

/** Rates typed or pasted as lines of date, currency and rate, in any order of the first two; a sentence for each that is none. */
export function readRates(text: string): {
  rows: { currency: VenueCurrency; day: string; micro: number }[]
  problems: string[]
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = []
  const problems: string[] = []
  for (const [nth, line] of lines.entries()) {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim())
    const currency = venueCurrencies.find((one) => one !== 'GBP' && cells.includes(one))
    const day = cells.find((cell) => /^\d{4}-\d\d-\d\d$/.test(cell))
    const rate = Number(cells.find((cell) => /^\d+(\.\d+)?$/.test(cell)))
    if (currency && day && rate > 0 && rate < 2_000) rows.push({ currency, day, micro: Math.round(rate * 1_000_000) })
    else problems.push(`Line ${nth + 1} isn’t a rate. Write it like this: 2026-11-22, EUR, 1.1845.`)
  }
  return { rows, problems: problems.slice(0, 3) }
}
