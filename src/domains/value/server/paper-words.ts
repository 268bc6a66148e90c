import type { Written } from '../report-rows.ts'

/** As a page on paper has them: whole pounds without pence, and numbers in full. */
export const written: Written = {
  money: (minor, currency) =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
      maximumFractionDigits: minor % 100 === 0 ? 0 : 2,
    }).format(minor / 100),
  number: (count) => new Intl.NumberFormat('en-GB').format(count),
}
