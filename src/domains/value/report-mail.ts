import { insightWords } from './insight-words.ts'
import { oneFormat } from './one-format.ts'
import type { BestDeliverable, ReportStep } from './report.ts'
import type { Summary } from './worth.ts'
import { possessive } from '../../kit/contract/possessive.ts'

type Report = {
  currency: string
  now: Summary
  before: Summary
  best: BestDeliverable | null
  next: readonly ReportStep[]
}

type Reader = {
  /** Without, it says how many visits there were instead of what they cost. */
  withCosts: boolean
  /** Our advice is the brand's own. */
  withAdvice: boolean
}

/** A month's report in the few lines of an email: what it cost, what it brought, the best deliverable, and the next step. */
export function reportMail(
  { currency, now, before, best, next }: Report,
  { withCosts, withAdvice }: Reader = { withCosts: true, withAdvice: true },
): string[] {
  const money = (minor: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
  const number = (count: number) => new Intl.NumberFormat('en-GB').format(count)
  const visits = `${now.collabs} ${now.collabs === 1 ? 'visit' : 'visits'}`
  const compared =
    before.collabs > 0 && before.costMinor !== null ? `, ${money(before.costMinor)} the month before` : ''
  const brought = [
    now.views !== null && `${number(now.views)} ${now.views === 1 ? 'view' : 'views'} (${insightWords(now)})`,
    now.clicks !== null && `${number(now.clicks)} link ${now.clicks === 1 ? 'click' : 'clicks'}`,
    now.bookings !== null && `${number(now.bookings)} ${now.bookings === 1 ? 'booking' : 'bookings'}`,
    now.vouchers !== null && `${number(now.vouchers)} ${now.vouchers === 1 ? 'voucher' : 'vouchers'} redeemed`,
  ].filter((part) => part !== false)
  return [
    withCosts && now.costMinor !== null
      ? `Cost: ${money(now.costMinor)} for ${visits}${compared}.`
      : `There ${now.collabs === 1 ? 'was' : 'were'} ${visits}.${withCosts ? ' We don’t know the cost yet: there’s no exchange rate for it.' : ''}`,
    brought.length > 0 ? `Results: ${new Intl.ListFormat('en-GB').format(brought)}.` : 'No results yet.',
    ...(best
      ? [
          `Best deliverable: ${possessive(best.influencerName)} ${oneFormat(best.type, best.platform)}, ${number(best.views)} ${best.views === 1 ? 'view' : 'views'}.`,
        ]
      : []),
    ...(withAdvice && next[0] ? [`Next: ${next[0].text}`] : []),
  ]
}
