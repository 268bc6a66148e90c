import { Table, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { largeNumber, money } from '../../../../../kit/web/format.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card, Facts } from '../../../../../kit/web/parts.tsx'
import { formatNames } from '../../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../../contract.ts'
import { heardFrom, heardWords } from '../../../tracking.ts'
import type { usePlanPrice } from './plan-price.ts'
import styles from './value.module.css'

type Props = { value: OutputOf<typeof valueCalls.getValue>; plan: ReturnType<typeof usePlanPrice> }

/** What each number rests on, with the formula and the table of media value; folded on a phone, where it is a screen of its own. */
export function HowItIsCounted(props: Props) {
  const isPhone = useMediaQuery('screen and (max-width: 720px)', false, { getInitialValueInEffect: false })
  if (!isPhone) return <Rules {...props} />
  return (
    <details className={styles.fold}>
      <summary>How it’s counted</summary>
      <Rules {...props} />
    </details>
  )
}

function Rules({ value: { cpms, settings, currency, heard }, plan }: Props) {
  const share = (settings?.servedShareBp ?? 10_000) / 100
  return (
    <div className="two-columns">
      <Card>
        <Title order={2} mb="sm">
          How it’s counted
        </Title>
        <Facts
          rows={[
            [
              'Cost',
              `Experience at ${share}% of its list price, collab fee, staff time, travel, shipping and vouchers`,
            ],
            [
              'Not in the cost',
              `Your ${productName()} plan${plan ? ` (${plan.name}, ${plan.price})` : ''}. It’s the same however many visits you host.`,
            ],
            [
              'Cost per usable deliverable',
              'The whole cost of the period, including visits without usable content yet, ÷ all usable deliverables',
            ],
            [
              'Clicks',
              'Each person counts once a day for each tracked link. Bots and link previews don’t count. A link that you create once all posts are out counts from the first person who follows it.',
            ],
            ['Bookings', 'Bookings with a creator’s code, counted on your door page or imported'],
            ['Vouchers', 'Vouchers redeemed at the door × what each one costs you'],
            [
              'Return',
              settings?.bookingMarginMinor
                ? `Bookings × ${money(settings.bookingMarginMinor, currency)} profit, against the cost of collabs with a code`
                : 'Set your profit per booking to see this',
            ],
            [
              'Content value',
              settings?.photographerMinor
                ? `Usable deliverables × ${money(settings.photographerMinor, currency)}, what a local photographer would charge`
                : 'Set what a local photographer would charge to see this',
            ],
          ]}
        />
        {heard.length > 0 && (
          <>
            <Title order={3} mt="md" mb="sm">
              How people heard about you
            </Title>
            <Facts rows={heard.map(({ answer, count }) => [heardLabel(answer), largeNumber(count)] as const)} />
          </>
        )}
      </Card>
      <Card>
        <Title order={2} mb="sm">
          Media value
        </Title>
        <p className="dim">Views ÷ 1,000 × CPM: what the same views would cost as ads. It isn’t revenue.</p>
        <div className={styles.scroll}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Country</Table.Th>
                <Table.Th>Format</Table.Th>
                <Table.Th>CPM</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {cpms.map((cpm) => (
                <Table.Tr key={`${cpm.country} ${cpm.format}`}>
                  <Table.Td>{countryLabel(cpm.country)}</Table.Td>
                  <Table.Td>{formatLabel(cpm.format)}</Table.Td>
                  <Table.Td>
                    {money(cpm.lowMinor, cpm.currency)}–{money(cpm.highMinor, cpm.currency)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Card>
    </div>
  )
}

function heardLabel(answer: string): string {
  return heardFrom.filter((one) => one === answer).map((one) => heardWords[one])[0] ?? answer
}

export function formatLabel(format: string): string {
  return Object.entries(formatNames).find(([type]) => type === format)?.[1] ?? format
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** The name of a country; `*` is every other one. */
export function countryLabel(country: string): string {
  if (country === '*') return 'All others'
  return /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country
}
