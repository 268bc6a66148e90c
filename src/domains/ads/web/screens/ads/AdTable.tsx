import { counted } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { positionFacts } from '../../../ad.ts'
import { adColumns } from '../../../columns.ts'
import { adCalls, type AdRow } from '../../../contract.ts'
import { adActions } from '../../ad-actions.ts'
import { toAd } from '../../links.ts'
import { audienceWords, momentWords, rateWords, standBadge, standWords } from '../../words.ts'
import styles from './ads.module.css'
import { StateButton } from './StateButton.tsx'

const columns: GridColumn<AdRow>[] = [
  textColumn('name', ({ name }) => name, { width: 180 }),
  textColumn('position', ({ position }) => positionFacts[position].name),
  textColumn('audience', ({ position, audience }) => audienceWords(position, audience)),
  {
    key: 'stand',
    text: standWords,
    render: (row) => (
      <span className={styles.stand}>
        <Stand row={row} /> <StateButton ad={row} />
      </span>
    ),
  },
  textColumn('starts', ({ startsAt }) => momentWords(startsAt), { isHidden: true }),
  textColumn('ends', ({ endsAt }) => (endsAt ? momentWords(endsAt) : 'No end')),
  textColumn('priority', ({ priority }) => priority, { align: 'right' }),
  textColumn('house', ({ house }) => (house ? 'House ad' : 'Ad')),
  textColumn('cap', ({ capPerSession }) => capPerSession, { align: 'right', isHidden: true }),
  textColumn('views', ({ views }) => views, { align: 'right' }),
  textColumn('clicks', ({ clicks }) => clicks, { align: 'right' }),
  textColumn('rate', rateWords, { align: 'right' }),
  timeColumn('created', ({ createdAt }) => createdAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'Showing now', state: { where: 'stand.is.running', sort: 'priority' } },
  { name: 'Drafts', state: { where: 'stand.is.draft' } },
  { name: 'No clicks yet', state: { where: 'stand.is.running;clicks.max.0' } },
]

/** Every ad. Account managers read; admins approve, pause and delete, many at once. */
export function AdTable({ canSave }: { canSave: boolean }) {
  return (
    <DeskTable
      name="ads"
      label="Ads"
      allName="All ads"
      presets={presets}
      noun={{ one: 'ad', many: 'ads' }}
      fields={adColumns}
      columns={columns}
      call={adCalls.listAds}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      to={({ uid }) => toAd(uid)}
      phone={(row) => <AdLine row={row} />}
      empty={{
        title: 'No ads match',
        text: 'Ads are small cards above the feed or a dashboard, always labelled.',
      }}
      searchLabel="Name, title or text"
      byDefault="-created"
      actions={canSave ? adActions : []}
    />
  )
}

function AdLine({ row }: { row: AdRow }) {
  const { uid, name, position, audience, views, clicks } = row
  return (
    <div className="card list-item">
      <LinkTo to={toAd(uid)} className={styles.adLink}>
        <b>{name}</b>
        <div className="dim">
          {positionFacts[position].name}, {audienceWords(position, audience)}
        </div>
        <div className="dim numbers">
          {counted(views, 'view')}, {counted(clicks, 'click')}, {rateWords(row)}
        </div>
      </LinkTo>
      <div className="list-item-aside">
        <Stand row={row} />
        <StateButton ad={row} size="md" />
      </div>
    </div>
  )
}

function Stand({ row }: { row: AdRow }) {
  const { tone, word } = standBadge(row)
  return <Badge tone={tone}>{word}</Badge>
}
