import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { toShowcase } from '../../../../domains/content/web/links.ts'
import type { briefCounts } from '../../../../domains/value/contract/briefs.ts'
import { haveInsights } from '../../../../domains/value/insight-words.ts'
import { ofCollabs } from '../../../../domains/value/web/parts/summary-words.ts'
import { largeNumber, money } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import type { briefListSearch } from '../../own-pages.ts'
import type { Numbers, Row } from './brief-fields.ts'
import styles from './briefs.module.css'

type Period = Pick<Numbers, 'currency' | 'from' | 'until' | 'locked'> | undefined
export type PageProps = { brandUid: string; period: Period; address: z.output<typeof briefListSearch> }
export type NumberProps = PageProps & { row: Row }

/** The collabs behind a number, over the page. */
const toCollabs = (of: (typeof briefCounts)[number], { row, brandUid, address }: NumberProps): To => ({
  path: '/app/brand/briefs',
  search: { ...address, uid: brandUid, rows: `${of}:${row.card.uid}` },
  stays: true,
})

/** The same visits on the Value page. */
const toValueOf = ({ row, brandUid, period }: NumberProps, by: 'collab' | 'deliverable'): To => ({
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
export const briefNumbers = {
  open: (props: NumberProps) => {
    const { row, brandUid } = props
    if (!row.numbers) return null
    const to = { path: '/app/brand/requests', search: { uid: brandUid, brief: row.card.uid } } as const
    return <Counted count={row.numbers.openRequests} to={to} />
  },
  requests: (props: NumberProps) =>
    props.row.numbers && <Counted count={props.row.numbers.requests} to={toCollabs('requests', props)} />,
  visits: (props: NumberProps) =>
    props.row.numbers && <Counted count={props.row.numbers.visits} to={toCollabs('visits', props)} />,
  published: ({ row, brandUid }: NumberProps) =>
    row.numbers && <Counted count={row.numbers.published} to={publishedOf(row, brandUid)} />,
  views: (props: NumberProps) => {
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
  cost: (props: NumberProps) => {
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
  perThousand: (props: NumberProps) => {
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
} satisfies Record<string, (props: NumberProps) => ReactNode>

const publishedOf = ({ card }: Row, brandUid: string) => toShowcase(brandUid, { brief: card.uid, published: 'yes' })
