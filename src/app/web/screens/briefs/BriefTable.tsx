import { useEffect } from 'react'
import type { briefCalls } from '../../../../domains/briefs/contract.ts'
import { toBrief, toCreatorsFor } from '../../../../domains/briefs/web/links.ts'
import { briefStatusNames } from '../../../../domains/briefs/statuses.ts'
import { stepBriefs } from '../../../../domains/briefs/web/brief-steps.ts'
import { BriefBadge } from '../../../../domains/briefs/web/parts/BriefBadge.tsx'
import { LocalDeskTable } from '../../../../domains/desk/web/parts/LocalDeskTable.tsx'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import type { valueCalls } from '../../../../domains/value/contract.ts'
import type { useList } from '../../../../kit/web/calls.ts'
import { textColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { briefFields, briefValues, type Row } from './brief-fields.ts'
import { briefNumbers, type PageProps } from './brief-numbers.tsx'
import { BriefPhoneCard } from './BriefPhoneCard.tsx'
import styles from './briefs.module.css'

/** Few that one sees at a glance, without a search. */
const fewBriefs = 3
/** So many are fetched to be filtered and sorted; of more, pages come on demand. */
const mostFetched = 500
const byDefault = '-changed'

type Props = {
  brandUid: string
  list: ReturnType<typeof useList<typeof briefCalls.listBrandBriefs>>
  numbers: ReturnType<typeof useList<typeof valueCalls.listBriefNumbers>>
  address: PageProps['address']
}

/** A brand’s briefs side by side, each number leading to what it is made of. */
export function BriefTable({ brandUid, list, numbers, address }: Props) {
  useEffect(() => {
    for (const { hasMore, isFetchingNextPage, error, rows: here, more } of [list, numbers])
      if (hasMore && !isFetchingNextPage && !error && here.length < mostFetched) more()
  })
  const rows: Row[] = list.rows.map((row) => ({
    ...row,
    numbers: numbers.rows.find(({ briefUid }) => briefUid === row.card.uid),
  }))
  const period = numbers.first
  const hasMoney = period !== undefined && period.locked === null
  // Rows whose numbers are still to come would match no filter of them.
  const isWhole = !list.hasMore && numbers.first !== undefined && !numbers.hasMore
  const fields = briefFields(isWhole, hasMoney)
  const page = { brandUid, period, address }
  const columns = columnsOf(page).filter(({ key }) => key in fields)
  const mayChange = rows.some(({ can }) => can.pause || can.resume || can.archive)
  return (
    <LocalDeskTable
      name="briefs"
      brandUid={brandUid}
      label="Briefs"
      allName="All briefs"
      noun={{ one: 'brief', many: 'briefs' }}
      fields={fields}
      values={briefValues}
      searched={({ card }) => card.title}
      columns={columns}
      of={{ ...list, rows, more: () => (list.more(), numbers.more()) }}
      rowKey={({ card }) => card.uid}
      rowName={({ card }) => card.title || 'Untitled brief'}
      to={({ card }) => toBrief(brandUid, card.uid)}
      phone={(row) => <BriefPhoneCard {...page} row={row} />}
      empty={{ title: 'No briefs match' }}
      searchLabel="Find a brief"
      byDefault={byDefault}
      note={numbers.error ? 'We couldn’t load the numbers. Reload the page to try again.' : undefined}
      isShort={rows.length <= fewBriefs || !isWhole}
      actions={mayChange ? [stepBriefs('pause'), stepBriefs('resume'), stepBriefs('archive')] : []}
    />
  )
}

function columnsOf(page: PageProps): GridColumn<Row>[] {
  const { brandUid } = page
  const number = (key: keyof typeof briefNumbers, look: Partial<GridColumn<Row>> = {}): GridColumn<Row> => {
    const Part = briefNumbers[key]
    return {
      key,
      align: 'right',
      render: (row) => <Part {...page} row={row} />,
      text: (row) => briefValues[key]?.(row) ?? '',
      ...look,
    }
  }
  const inMoney = (minor: number | null | undefined) => (typeof minor === 'number' ? minor / 100 : '')
  return [
    { key: 'brief', render: (row) => <Name row={row} />, text: ({ card }) => card.title, width: 260, wraps: true },
    {
      key: 'status',
      render: ({ status, held }) => <BriefBadge status={status} held={held} />,
      text: ({ status }) => briefStatusNames[status],
      width: 110,
    },
    textColumn('spots', ({ card }) => `${card.maxCollabs - card.spotsLeft} of ${card.maxCollabs}`, { align: 'right' }),
    number('open'),
    number('requests'),
    number('visits'),
    number('published'),
    number('views', { width: 150, wraps: true }),
    number('cost', { text: ({ numbers }) => inMoney(numbers?.money?.costMinor), width: 110, wraps: true }),
    number('perThousand', {
      text: ({ numbers }) => inMoney(numbers?.money?.perThousandViewsMinor),
      width: 110,
      wraps: true,
    }),
    textColumn('until', ({ liveUntil }) => liveUntil, { isHidden: true }),
    textColumn('coach', ({ coach }) => coach.score, { align: 'right', isHidden: true }),
    textColumn('changed', ({ updatedAt }) => updatedAt.slice(0, 10), { isHidden: true }),
    {
      key: 'find',
      render: ({ status, card }) =>
        status === 'live' && <LinkTo to={toCreatorsFor(brandUid, card.uid)}>Find creators</LinkTo>,
      text: null,
      width: 120,
    },
  ]
}

function Name({ row: { card } }: { row: Row }) {
  return (
    <span className={styles.name}>
      <span className="row-picture">
        <Picture path={card.picture} alt="" kind="hero" ratio={1} sizes="32px" />
      </span>
      {card.title || 'Untitled brief'}
    </span>
  )
}
