import { type ReactNode, useEffect } from 'react'
import type * as z from 'zod/mini'
import type { briefCalls } from '../../../../domains/briefs/contract.ts'
import { toBrief, toCreatorsFor } from '../../../../domains/briefs/web/links.ts'
import { briefStatusNames } from '../../../../domains/briefs/statuses.ts'
import { stepBriefs } from '../../../../domains/briefs/web/brief-steps.ts'
import { BriefBadge } from '../../../../domains/briefs/web/parts/BriefBadge.tsx'
import { BriefCard } from '../../../../domains/briefs/web/parts/BriefCard.tsx'
import { toShowcase } from '../../../../domains/content/web/links.ts'
import { LocalDeskTable } from '../../../../domains/desk/web/parts/LocalDeskTable.tsx'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import { scoreWords } from '../../../../domains/profiles/score-words.ts'
import type { valueCalls } from '../../../../domains/value/contract.ts'
import type { briefCounts } from '../../../../domains/value/contract/briefs.ts'
import { haveInsights } from '../../../../domains/value/insight-words.ts'
import { ofCollabs } from '../../../../domains/value/web/parts/summary-words.ts'
import type { useList } from '../../../../kit/web/calls.ts'
import { largeNumber, money } from '../../../../kit/web/format.ts'
import { textColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Facts } from '../../../../kit/web/parts.tsx'
import type { briefListSearch } from '../../own-pages.ts'
import { briefFields, briefValues, type Numbers, type Row } from './brief-fields.ts'
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
      phone={(row) => <PhoneCard {...page} row={row} />}
      empty={{ title: 'No briefs match' }}
      searchLabel="Find a brief"
      byDefault={byDefault}
      note={numbers.error ? 'We couldn’t load the numbers. Reload the page to try again.' : undefined}
      isShort={rows.length <= fewBriefs || !isWhole}
      actions={mayChange ? [stepBriefs('pause'), stepBriefs('resume'), stepBriefs('archive')] : []}
    />
  )
}

type Period = Pick<Numbers, 'currency' | 'from' | 'until' | 'locked'> | undefined
type PageProps = { brandUid: string; period: Period; address: z.output<typeof briefListSearch> }
type PartProps = PageProps & { row: Row }

function columnsOf(page: PageProps): GridColumn<Row>[] {
  const { brandUid } = page
  const number = (key: keyof typeof parts, look: Partial<GridColumn<Row>> = {}): GridColumn<Row> => {
    const Part = parts[key]
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

/** The collabs behind a number, over the page. */
const toCollabs = (of: (typeof briefCounts)[number], { row, brandUid, address }: PartProps): To => ({
  path: '/app/brand/briefs',
  search: { ...address, uid: brandUid, rows: `${of}:${row.card.uid}` },
  stays: true,
})

/** The same visits on the Value page. */
const toValueOf = ({ row, brandUid, period }: PartProps, by: 'collab' | 'deliverable'): To => ({
  path: '/app/value',
  search: {
    uid: brandUid,
    period: 'own',
    from: period?.from,
    until: period?.until,
    by,
    within: `brief:${row.card.uid}`,
  },
})

/** A number that leads to what it is made of, with what it rests on; nothing leads nowhere. */
function Counted({
  count,
  to,
  basis,
  children,
}: {
  count: number
  to: To
  basis?: string | false
  children?: ReactNode
}) {
  const words = children ?? largeNumber(count)
  return (
    <span className={styles.number}>
      {count === 0 ? words : <LinkTo to={to}>{words}</LinkTo>}
      {basis && <small className="dim">{basis}</small>}
    </span>
  )
}

/** The numbers of a brief: in a cell of the table, or on its card. */
const parts = {
  open: (props: PartProps) => {
    const { row, brandUid } = props
    if (!row.numbers) return null
    const to = { path: '/app/brand/requests', search: { uid: brandUid, brief: row.card.uid } } as const
    return <Counted count={row.numbers.openRequests} to={to} />
  },
  requests: (props: PartProps) =>
    props.row.numbers && <Counted count={props.row.numbers.requests} to={toCollabs('requests', props)} />,
  visits: (props: PartProps) =>
    props.row.numbers && <Counted count={props.row.numbers.visits} to={toCollabs('visits', props)} />,
  published: ({ row, brandUid }: PartProps) =>
    row.numbers && <Counted count={row.numbers.published} to={publishedOf(row, brandUid)} />,
  views: (props: PartProps) => {
    const { row, brandUid, period } = props
    if (!row.numbers) return null
    const { published, withFigures, apart, views } = row.numbers
    if (published === 0) return '–'
    const aside = apart > 0 && `${apart} on YouTube not included`
    if (views === null) return <span className="dim">{aside || 'No insights yet'}</span>
    const to = period?.locked === null ? toValueOf(props, 'deliverable') : publishedOf(row, brandUid)
    const basis = [withFigures < published && haveInsights(withFigures, published), aside].filter(Boolean).join(', ')
    return <Counted count={views} to={to} basis={basis} />
  },
  cost: (props: PartProps) => {
    const { numbers } = props.row
    if (!numbers?.money || !props.period) return null
    const { costMinor, withoutRate } = numbers.money
    if (numbers.visits === 0) return '–'
    if (costMinor === null) return <span className="dim">No exchange rate</span>
    return (
      <Counted
        count={numbers.visits}
        to={toValueOf(props, 'collab')}
        basis={withoutRate > 0 && `${withoutRate} without an exchange rate`}
      >
        {money(costMinor, props.period.currency)}
      </Counted>
    )
  },
  perThousand: (props: PartProps) => {
    const { numbers } = props.row
    if (!numbers?.money || !props.period) return null
    const { perThousandViewsMinor, withViews } = numbers.money
    if (perThousandViewsMinor === null) return '–'
    return (
      <Counted
        count={numbers.visits}
        to={toValueOf(props, 'collab')}
        basis={withViews < numbers.visits && ofCollabs(withViews, numbers.visits)}
      >
        {money(perThousandViewsMinor, props.period.currency)}
      </Counted>
    )
  },
} satisfies Record<string, (props: PartProps) => ReactNode>

const publishedOf = ({ card }: Row, brandUid: string) => toShowcase(brandUid, { brief: card.uid, published: 'yes' })

/** The brief as creators meet it, with its numbers below. */
function PhoneCard(props: PartProps) {
  const { row, brandUid, period } = props
  const { card, status, held, coach, numbers } = row
  const isUsed = numbers !== undefined && numbers.requests + numbers.visits > 0
  return (
    <BriefCard card={card} to={toBrief(brandUid, card.uid)}>
      <div className={styles.foot}>
        <BriefBadge status={status} held={held} />
        <span className="dim numbers">
          {card.maxCollabs - card.spotsLeft} of {card.maxCollabs} taken ·{' '}
          <span data-tip={scoreWords.coach}>coach score {coach.score}</span>
        </span>
      </div>
      {isUsed && (
        <div className={styles.numbers}>
          <Facts
            rows={[
              numbers.openRequests > 0 && ['Open requests', <parts.open key="open" {...props} />],
              ['Requests', <parts.requests key="requests" {...props} />],
              ['Visits', <parts.visits key="visits" {...props} />],
              ['Published', <parts.published key="published" {...props} />],
              ['Views', <parts.views key="views" {...props} />],
              period?.locked === null && ['Cost', <parts.cost key="cost" {...props} />],
              period?.locked === null && ['Per 1,000 views', <parts.perThousand key="thousand" {...props} />],
            ]}
          />
        </div>
      )}
      {status === 'live' && (
        <div className={styles.foot}>
          <LinkTo to={toCreatorsFor(brandUid, card.uid)}>Find creators</LinkTo>
        </div>
      )}
    </BriefCard>
  )
}
