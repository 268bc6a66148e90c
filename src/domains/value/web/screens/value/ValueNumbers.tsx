import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { largeNumber, money } from '../../../../../kit/web/format.ts'
import type { valueCalls } from '../../../contract.ts'
import { insightWords } from '../../../insight-words.ts'
import type { Summary } from '../../../worth.ts'
import { amount, mediaWords, percentWords, returnPercent, withoutReturn } from '../../parts/summary-words.ts'
import styles from './value.module.css'

type Value = Pick<OutputOf<typeof valueCalls.getValue>, 'currency' | 'now' | 'before'>

/** The numbers of a period, each beside that of the period before and with what it rests on. */
export function ValueNumbers({ value: { currency, now, before } }: { value: Value }) {
  const numbers = numbersOf(now, currency)
  const earlier = numbersOf(before, currency)
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ label, value, rests }, at) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.large}>{value}</dd>
          <dd className="dim">{rests}</dd>
          <dd className="dim">Before: {earlier[at]?.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function numbersOf(summary: Summary, currency: string) {
  const { collabs, costMinor, deliverables, withFigures, views, clicks, withLink, bookings, withCode } = summary
  const percent = returnPercent(summary)
  const apart = summary.apart + summary.withdrawn
  return [
    { label: 'Cost', value: money(costMinor, currency), rests: `${collabs} ${collabs === 1 ? 'visit' : 'visits'}` },
    {
      label: 'Views',
      value: withFigures === 0 ? '–' : largeNumber(views),
      rests: `${insightWords(summary)}${apart > 0 ? `, ${apart} can’t be added up` : ''}`,
    },
    {
      label: 'Cost per 1,000 views',
      value: amount(summary.perThousandViewsMinor, currency),
      rests: 'of content with insights',
    },
    {
      label: 'Cost per deliverable',
      value: amount(summary.perDeliverableMinor, currency),
      rests: `${deliverables} usable`,
    },
    {
      label: 'Cost per click',
      value: amount(summary.perClickMinor, currency),
      rests: `${clicks} clicks, ${withLink} of ${collabs} have a link`,
    },
    {
      label: 'Cost per booking',
      value: amount(summary.perBookingMinor, currency),
      rests: `${bookings} bookings, ${withCode} of ${collabs} have a code`,
    },
    { label: 'Media value', value: mediaWords(summary, currency), rests: 'not revenue' },
    { label: 'Content value', value: amount(summary.contentValueMinor, currency), rests: 'a photographer’s price' },
    {
      label: 'Return',
      value: percent === null ? '–' : percentWords(percent),
      rests: percent === null ? withoutReturn(summary).toLowerCase() : `from ${bookings} known bookings`,
    },
  ]
}
