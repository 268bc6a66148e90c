import { insightWords } from './insight-words.ts'
import { type BestDeliverable, oneFormat, type ReportStep } from './report.ts'
import type { Summary } from './worth.ts'

type Report = {
  currency: string
  now: Summary
  before: Summary
  best: BestDeliverable | null
  next: readonly ReportStep[]
}

/** A month's report in the few lines of an email: what it cost, what it brought, the best deliverable, and the next step. */
export function reportMail({ currency, now, before, best, next }: Report): string[] {
  const money = (minor: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
  const number = (count: number) => new Intl.NumberFormat('en-GB').format(count)
  const visits = `${now.collabs} ${now.collabs === 1 ? 'visit' : 'visits'}`
  const brought = [
    now.withFigures > 0 && `${number(now.views)} ${now.views === 1 ? 'view' : 'views'} (${insightWords(now)})`,
    now.withLink > 0 && `${number(now.clicks)} link ${now.clicks === 1 ? 'click' : 'clicks'}`,
    now.withCode > 0 && `${number(now.bookings)} ${now.bookings === 1 ? 'booking' : 'bookings'}`,
    now.withVoucher > 0 && `${number(now.vouchers)} ${now.vouchers === 1 ? 'voucher' : 'vouchers'} redeemed`,
  ].filter((part) => part !== false)
  return [
    `Cost: ${money(now.costMinor)} for ${visits}${before.collabs > 0 ? `, ${money(before.costMinor)} the month before` : ''}.`,
    brought.length > 0 ? `Results: ${new Intl.ListFormat('en-GB').format(brought)}.` : 'No results yet.',
    ...(best
      ? [
          `Best deliverable: ${best.influencerName}’s ${oneFormat[best.type]}, ${number(best.views)} ${best.views === 1 ? 'view' : 'views'}.`,
        ]
      : []),
    ...(next[0] ? [`Next: ${next[0].text}`] : []),
  ]
}
