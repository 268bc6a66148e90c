import { useMediaQuery } from '@mantine/hooks'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import type { valueCalls } from '../../../contract.ts'
import { have, insightWords, noCode } from '../../../insight-words.ts'
import type { Summary } from '../../../worth.ts'
import {
  amount,
  collabsHave,
  knownCount,
  mediaWords,
  ofCollabs,
  percentWords,
  returnPercent,
  visitsCosted,
  withoutReturn,
} from '../../parts/summary-words.ts'
import styles from './value.module.css'

type Value = Pick<OutputOf<typeof valueCalls.getValue>, 'currency' | 'now' | 'before'>

/** So many numbers answer the question on a phone; the others come on request. */
const firstOnPhone = 4

/** The numbers of a period, each beside that of the period before and with what it rests on. */
export function ValueNumbers({ value: { currency, now, before } }: { value: Value }) {
  const isPhone = useMediaQuery('screen and (max-width: 720px)', false, { getInitialValueInEffect: false })
  const [open, setOpen] = useState(false)
  const hasVouchers = now.withVoucher + before.withVoucher > 0
  const numbers = numbersOf(now, currency, hasVouchers)
  const earlier = numbersOf(before, currency, hasVouchers)
  const shown = isPhone && !open ? numbers.slice(0, firstOnPhone) : numbers
  return (
    <>
      <dl className={styles.numbers}>
        {shown.map(({ label, value, rests }, at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.large}>{value}</dd>
            <dd className="dim">{rests}</dd>
            <dd className="dim">{before.collabs === 0 ? 'No visits before' : `Before: ${earlier[at]?.value}`}</dd>
          </div>
        ))}
      </dl>
      {isPhone && (
        <Button variant="default" fullWidth mt="md" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer numbers' : `Show ${numbers.length - firstOnPhone} more numbers`}
        </Button>
      )}
    </>
  )
}

/** In the order of what an owner asks first. */
function numbersOf(summary: Summary, currency: string, hasVouchers: boolean) {
  const { collabs, deliverables, views, clicks, withLink, bookings, withCode, vouchers, withVoucher } = summary
  const { withUsable, withViews, withMedia, withSpent, withReturn } = summary
  const percent = returnPercent(summary)
  const apart = summary.apart + summary.withdrawn
  return [
    {
      label: 'Cost',
      value: amount(summary.costMinor, currency),
      rests: `${counted(collabs, 'visit')}${summary.withoutRate > 0 ? `, ${summary.withoutRate} without an exchange rate` : ''}`,
    },
    {
      label: 'Views',
      value: knownCount(views),
      rests: `${insightWords(summary)}${apart > 0 ? `, ${apart} left out of the total` : ''}`,
    },
    {
      label: 'Cost per usable deliverable',
      value: amount(summary.perDeliverableMinor, currency),
      rests:
        deliverables === 0
          ? 'nothing you can use yet'
          : `the cost of ${visitsCosted(summary)} ÷ ${deliverables} usable`,
    },
    {
      label: 'Return',
      value: percent === null ? '–' : percentWords(percent),
      rests:
        percent === null
          ? withoutReturn(summary).toLowerCase()
          : `from ${counted(bookings ?? 0, 'known booking')}, ${ofCollabs(withReturn, collabs)}`,
    },
    {
      label: 'Cost per 1,000 views',
      value: amount(summary.perThousandViewsMinor, currency),
      rests: `of deliverables with insights, from ${ofCollabs(withViews, collabs)}`,
    },
    {
      label: 'Cost per click',
      value: amount(summary.perClickMinor, currency),
      rests: `${clicks === null ? '' : `${counted(clicks, 'click')}, `}${ofCollabs(withLink, collabs)} had a tracked link before the posts`,
    },
    {
      label: 'Cost per booking',
      value: amount(summary.perBookingMinor, currency),
      rests: `${bookings === null ? '' : `${counted(bookings, 'booking')}, `}${ofCollabs(withCode, collabs)} had a code before the visit`,
    },
    ...(hasVouchers
      ? [
          {
            label: 'Cost per voucher redeemed',
            value: amount(summary.perVoucherMinor, currency),
            rests: `${vouchers === null ? '' : `${vouchers} redeemed, `}${collabsHave(withVoucher, collabs)} a voucher`,
          },
        ]
      : []),
    {
      label: 'Booking spend',
      value: amount(summary.spentMinor, currency),
      rests: bookings
        ? `${withSpent} of ${counted(bookings, 'booking')} ${have(withSpent, bookings)} an amount`
        : bookings === 0
          ? 'no bookings yet'
          : noCode.toLowerCase(),
    },
    {
      label: 'Media value',
      value: mediaWords(summary, currency),
      rests: `not revenue, from ${ofCollabs(withMedia, collabs)}`,
    },
    {
      label: 'Content value',
      value: amount(summary.contentValueMinor, currency),
      rests: `at a local photographer’s price, from ${ofCollabs(withUsable, collabs)}`,
    },
  ]
}
