import { Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { Cell } from '../../../../../kit/contract/csv.ts'
import { DataTable } from '../../../../../kit/web/grid/data-table.tsx'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { largeCounted, money } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Facts } from '../../../../../kit/web/parts.tsx'
import { OriginNote, originLine } from '../../../../content/web/parts/OriginNote.tsx'
import type { valueCalls } from '../../../contract.ts'
import { noCampaignKey, otherCampaignsKey, restKey, type ValueGroup, valueGroups } from '../../../groups.ts'
import { insightWords } from '../../../insight-words.ts'
import type { Summary } from '../../../worth.ts'
import { toStory, type ValueAddress } from '../../links.ts'
import { percentWords, returnPercent } from '../../parts/summary-words.ts'
import { basisOf, cellOf, changeOf, ofCollabsOnly, type ValueColumn, valueColumns } from './value-columns.ts'
import { fileOf } from './value-file.ts'
import { byDefault, useValueList, type ValueRow } from './value-list.ts'
import styles from './value.module.css'

type Value = OutputOf<typeof valueCalls.getValue>

const groupWords: Record<ValueGroup, readonly [one: string, many: string]> = {
  collab: ['collab', 'collabs'],
  creator: ['creator', 'creators'],
  brief: ['brief', 'briefs'],
  campaign: ['campaign', 'campaigns'],
  venue: ['venue', 'venues'],
  deliverable: ['deliverable', 'deliverables'],
}

/** So many rows stand there before the others are asked for. */
const [firstOnPhone, firstOnDesk] = [5, 50]

/** The rows behind the numbers: every one leads to what it is made of, and all of them to a file with every number there is. */
export function ValueRows({
  value: { rows, now, before, currency, venues, hasCampaigns, within },
  by,
  all,
  address,
  days,
  onAddress,
}: {
  value: Value
  by: ValueGroup
  /** Of all venues, not of this one alone. */
  all: boolean
  address: ValueAddress
  days: { from: string; until: string }
  onAddress: (change: Partial<ValueAddress>) => void
}) {
  const isPhone = useMediaQuery('screen and (max-width: 720px)', false, { getInitialValueInEffect: false })
  const [one, many] = groupWords[by]
  const title = one.charAt(0).toUpperCase() + one.slice(1)
  const isOfDeliverables = by === 'deliverable'
  // A column that nobody has anything in only makes the table wider.
  const known = valueColumns.filter(
    ({ of, key }) =>
      rows.some(({ summary }) => of(summary) !== null) && !(isOfDeliverables && ofCollabsOnly.includes(key)),
  )
  const fields = fieldsOf(title, known, isOfDeliverables)
  const first = isPhone ? firstOnPhone : firstOnDesk
  const list = useValueList(rows, fields, { search: address.search, sort: address.sort, first })
  const pageOf = (row: ValueRow): To => placeOf(row, by, address)
  const sums: ValueRow = {
    key: 'total',
    name: 'Total',
    collabUid: null,
    origin: null,
    summary: now,
    before: beforeTotal(by, before),
  }
  // Found rows are not all of them, and a visit in two campaigns is in two rows.
  const visits = rows.reduce((sum, { summary }) => sum + summary.collabs, 0)
  const isSum = !address.search?.trim() && (isOfDeliverables || visits === now.collabs)
  return (
    <>
      <div className={styles.head}>
        <h2>{address.within ? (within ?? 'No visits') : 'All visits'}</h2>
        {address.within && (
          <LinkTo to={{ path: '/app/value', search: { ...address, within: undefined } }}>Show all visits</LinkTo>
        )}
      </div>
      <DataTable
        name={`value-${days.from}-${days.until}-by-${by}`}
        label="Visits behind these numbers"
        noun={{ one, many }}
        fields={fields}
        columns={columnsOf(known, currency, isOfDeliverables)}
        of={list}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        sums={rows.length > 1 && isSum ? sums : undefined}
        to={pageOf}
        phone={(row) => (
          <PhoneRow row={row} to={row === sums ? null : pageOf(row)} currency={currency} columns={known} />
        )}
        empty={{ title: 'No visits in this period', text: 'Choose a longer one.' }}
        searchLabel={`Find a ${one}`}
        state={address}
        onState={({ where: _where, with: _with, saved: _saved, ...change }) => onAddress(change)}
        byDefault={byDefault}
        file={(of) => fileOf(of, title, currency, isOfDeliverables)}
        views={
          <Select
            aria-label="Group by"
            allowDeselect={false}
            value={by}
            onChange={(next) => next && onAddress({ by: valueGroups.find((group) => group === next), sort: undefined })}
            data={valueGroups
              .filter((group) => group !== 'campaign' || hasCampaigns)
              .map((group) => ({ value: group, label: `By ${groupWords[group][0]}` }))}
          />
        }
      />
      {by === 'campaign' && rows.length > 0 && (
        <p className="dim">
          Each campaign counts its visits in this period{venues > 1 && !all ? ' at this venue' : ''}. A visit in two
          campaigns counts in both.
        </p>
      )}
    </>
  )
}

function fieldsOf(title: string, columns: readonly ValueColumn[], isOfDeliverables: boolean) {
  return Object.fromEntries([
    ['name', { title, sort: true as const }],
    ...columns.map((column) => [column.key, { title: column.title, sort: true as const }] as const),
    ['insights', { title: 'Insights' }],
    ...(isOfDeliverables ? [['source', { title: 'Source of views' }] as const] : []),
  ])
}

function columnsOf(
  columns: readonly ValueColumn[],
  currency: string,
  isOfDeliverables: boolean,
): GridColumn<ValueRow>[] {
  return [
    { key: 'name', render: ({ name }) => name, text: ({ name }) => name, width: 200, wraps: true },
    ...columns.map((column): GridColumn<ValueRow> => ({
      key: column.key,
      align: 'right',
      render: (row) => <Cell column={column} row={row} currency={currency} />,
      text: ({ summary }) => cellOf(column, summary),
      ...(column.isHidden && { isHidden: true }),
    })),
    { key: 'insights', align: 'right', render: insightsOf, text: insightsOf },
    ...(isOfDeliverables ? [sourceColumn] : []),
  ]
}

const insightsOf = ({ summary }: ValueRow) => `${summary.withFigures} of ${summary.agreed}`

const sourceOf = ({ origin }: ValueRow) => (origin ? originLine(origin) : '')
const sourceColumn: GridColumn<ValueRow> = {
  key: 'source',
  render: sourceOf,
  text: sourceOf,
  width: 220,
  wraps: true,
}

/** A number with what it rests on, and how it has changed. */
function Cell({ column, row, currency }: { column: ValueColumn; row: ValueRow; currency: string }) {
  const words = numberWords(column, row, currency)
  const basis = basisOf(column, row.summary)
  const before = beforeWords(column, row, currency)
  return (
    <span className={styles.cell}>
      {words}
      {basis && <small className="dim">{basis}</small>}
      {before && <small className="dim">{before}</small>}
    </span>
  )
}

/** Of a row without a visit in the period nothing is said, not that it cost nothing. */
function numberWords({ of, write }: ValueColumn, { summary }: Pick<ValueRow, 'summary'>, currency: string): string {
  const number = summary.collabs === 0 ? null : of(summary)
  return number === null ? '–' : write(number, currency, summary)
}

/** "+20%, was £100"; only what it was where there is nothing to compare, and null where that is not known. */
function beforeWords(column: ValueColumn, { summary, before }: ValueRow, currency: string): string | null {
  if (!before || column.of(before) === null) return null
  const change = changeOf(column, summary, before)
  const was = `was\u00a0${numberWords(column, { summary: before }, currency)}`
  if (change === null) return was
  const by = change === 0 ? 'as before' : `${change > 0 ? '+' : ''}${percentWords(change)}`
  if (column.key === 'return') return was
  return change === 0 ? by : `${by}, ${was}`
}

/** What answers first, and everything else on request. */
function PhoneRow({
  row,
  to,
  currency,
  columns,
}: {
  row: ValueRow
  /** Null for the total, which is this page. */
  to: To | null
  currency: string
  columns: readonly ValueColumn[]
}) {
  const { name, summary } = row
  const { costMinor, views, bookings } = summary
  const percent = returnPercent(summary)
  const lead = [
    costMinor !== null && money(costMinor, currency),
    views !== null && largeCounted(views, 'view'),
    bookings !== null && largeCounted(bookings, 'booking'),
    percent !== null && `${percentWords(percent)} return`,
  ]
  return (
    <>
      {to ? (
        <LinkTo to={to}>
          <b>{name}</b>
        </LinkTo>
      ) : (
        <b>{name}</b>
      )}
      {summary.collabs > 0 && <div>{lead.filter(Boolean).join(' · ')}</div>}
      <div className="dim">{summary.collabs === 0 ? 'No visits in this period' : insightWords(summary)}</div>
      <OriginNote origin={row.origin} />
      <details>
        <summary className={styles.more}>All numbers</summary>
        <Facts
          rows={columns.map(
            (column) =>
              [column.title, <Cell key={column.key} column={column} row={row} currency={currency} />] as const,
          )}
        />
      </details>
    </>
  )
}

/** Rows that have nothing before them add up to nothing before. */
function beforeTotal(by: ValueGroup, before: Summary): Summary | null {
  return by === 'collab' || by === 'deliverable' || before.collabs === 0 ? null : before
}

/** What a row is made of: a collab's story, a campaign's page, or the collabs of a creator, brief or venue. */
function placeOf({ key, collabUid }: ValueRow, by: ValueGroup, address: ValueAddress): To {
  const { uid } = address
  if (key === restKey) return { path: '/app/value', search: { ...address, by: 'collab', search: undefined } }
  if (collabUid) return toStory(collabUid, uid)
  if (by === 'campaign' && key !== noCampaignKey && key !== otherCampaignsKey)
    return { path: '/app/campaign', search: { uid, campaign: key } }
  return { path: '/app/value', search: { ...address, by: 'collab', within: `${by}:${key}`, search: undefined } }
}
