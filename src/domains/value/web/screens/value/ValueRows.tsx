import { Button, Group, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { largeNumber, money } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import type { valueCalls } from '../../../contract.ts'
import { noCampaignKey, type ValueGroup, valueGroups } from '../../../groups.ts'
import { toStory } from '../../links.ts'
import { amount } from '../../parts/summary-words.ts'
import styles from './value.module.css'

type Value = OutputOf<typeof valueCalls.getValue>

const groupWords: Record<ValueGroup, string> = {
  collab: 'Collab',
  creator: 'Creator',
  brief: 'Brief',
  campaign: 'Campaign',
  venue: 'Venue',
  deliverable: 'Deliverable',
}

/** So many rows stand on a phone before the others are asked for. */
const firstOnPhone = 5

/** The rows behind the numbers: every collab leads to its story, every campaign to its page, and all of them to a CSV file. */
export function ValueRows({
  value: { rows, currency, venues, hasCampaigns },
  by,
  all,
  brandUid,
  days,
  onBy,
}: {
  value: Value
  by: ValueGroup
  /** Of all venues, not of this one alone. */
  all: boolean
  brandUid: string
  days: { from: string; until: string }
  onBy: (by: ValueGroup) => void
}) {
  const isPhone = useMediaQuery('screen and (max-width: 720px)', false, { getInitialValueInEffect: false })
  const [open, setOpen] = useState(false)
  const isShort = isPhone && !open && rows.length > firstOnPhone
  // A column that nobody has anything in only makes the table wider.
  const hasVouchers = rows.some(({ summary }) => summary.withVoucher > 0)
  const heads = ['Cost', 'Views', 'Per 1,000', 'Clicks', 'Bookings', ...(hasVouchers ? ['Vouchers'] : []), 'Insights']
  return (
    <>
      <div className={styles.head}>
        <h2>All visits</h2>
        <Group gap="sm">
          <Select
            aria-label="Group by"
            allowDeselect={false}
            value={by}
            onChange={(next) => next && onBy(next)}
            data={valueGroups
              .filter((group) => group !== 'campaign' || hasCampaigns)
              .map((group) => ({ value: group, label: `By ${groupWords[group].toLowerCase()}` }))}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => void saveCsv(`value-${days.from}-${days.until}-by-${by}`, csvRows(rows, currency, by))}
          >
            Download CSV
          </Button>
        </Group>
      </div>
      {rows.length === 0 ? (
        <p className="dim">No visits in this period. Choose a longer one.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.rows} aria-label="Visits behind these numbers">
            <thead>
              <tr>
                {[groupWords[by], ...heads].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(isShort ? rows.slice(0, firstOnPhone) : rows).map(({ key, name, collabUid, summary }) => (
                <tr key={key}>
                  <th scope="row">
                    <RowName name={name} to={pageOf({ key, collabUid }, by, brandUid)} />
                  </th>
                  <Cells summary={summary} currency={currency} hasVouchers={hasVouchers} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isShort && (
        <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
          Show all {rows.length} rows
        </Button>
      )}
      {by === 'campaign' && rows.length > 0 && (
        <p className="dim">
          Each campaign counts its visits in this period{venues > 1 && !all ? ' at this venue' : ''}. A visit in two
          campaigns counts in both.
        </p>
      )}
    </>
  )
}

type CellsProps = { summary: Value['rows'][number]['summary']; currency: string; hasVouchers: boolean }

function Cells({ summary, currency, hasVouchers }: CellsProps) {
  return (
    <>
      <td className="numbers">{money(summary.costMinor, currency)}</td>
      <td className="numbers">{summary.withFigures === 0 ? '–' : largeNumber(summary.views)}</td>
      <td className="numbers">{amount(summary.perThousandViewsMinor, currency)}</td>
      <td className="numbers">{summary.withLink === 0 ? '–' : summary.clicks}</td>
      <td className="numbers">{summary.withCode === 0 ? '–' : summary.bookings}</td>
      {hasVouchers && <td className="numbers">{summary.withVoucher === 0 ? '–' : summary.vouchers}</td>}
      <td className="numbers dim">
        {summary.withFigures} of {summary.agreed}
      </td>
    </>
  )
}

function RowName({ name, to }: { name: string; to: To | null }) {
  return to ? <LinkTo to={to}>{name}</LinkTo> : name
}

/** The page about a row: a collab's story, or its campaign. */
function pageOf({ key, collabUid }: { key: string; collabUid: string | null }, by: ValueGroup, uid: string): To | null {
  if (collabUid) return toStory(collabUid, uid)
  return by === 'campaign' && key !== noCampaignKey ? { path: '/app/campaign', search: { uid, campaign: key } } : null
}

/** What is not known stays empty: an empty cell is no zero in a spreadsheet either. */
function csvRows(rows: Value['rows'], currency: string, by: ValueGroup) {
  const whole = (minor: number | null) => (minor === null ? '' : minor / 100)
  return [
    [
      groupWords[by],
      `Cost (${currency})`,
      'Views',
      `Per 1,000 views (${currency})`,
      'Clicks',
      'Bookings',
      'Vouchers redeemed',
      'Deliverables agreed',
      'Not delivered',
      'Overdue',
      'Usable',
      'With insights',
    ],
    ...rows.map(({ name, summary }) => [
      name,
      whole(summary.costMinor),
      summary.withFigures === 0 ? '' : summary.views,
      whole(summary.perThousandViewsMinor),
      summary.withLink === 0 ? '' : summary.clicks,
      summary.withCode === 0 ? '' : summary.bookings,
      summary.withVoucher === 0 ? '' : summary.vouchers,
      summary.agreed,
      summary.undelivered,
      summary.overdue,
      summary.deliverables,
      summary.withFigures,
    ]),
  ]
}
