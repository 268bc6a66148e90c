import type { ReactNode } from 'react'
import { largeNumber, ordinalDate, timeLeft } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { Choices } from '../../../../../kit/web/grid/filter-words.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import type { Asked } from '../../../../../kit/web/grid/table-state.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { formatNames, opinionWords, platformNames } from '../../../../profiles/vocabulary.ts'
import { contentCalls } from '../../../contract.ts'
import type { ListedShowcase } from '../../../contract/showcase.ts'
import { shownStates, showcaseList } from '../../../showcase-list.ts'
import { deliverableName, rightsWords, stateWords } from '../../deliverable-words.ts'
import { TogetherActions } from './TogetherActions.tsx'

const columns: GridColumn<ListedShowcase>[] = [
  { key: 'content', text: nameOf, render: (row) => <ContentName row={row} />, width: 260 },
  textColumn('creator', ({ influencer }) => influencer.name, { isHidden: true }),
  textColumn('brief', ({ brief }) => brief.title),
  textColumn('type', ({ type }) => formatNames[type], { isHidden: true }),
  textColumn('platform', ({ platform }) => platformNames[platform], { isHidden: true }),
  { key: 'state', text: ({ status }) => shownStates[status], render: (row) => <State row={row} /> },
  {
    key: 'rights',
    text: ({ rights, approvedAt }) => (approvedAt ? rightsWords[rights.state][1] : ''),
    render: (row) => <Rights row={row} />,
  },
  {
    key: 'until',
    text: ({ rights }) => rights.until?.slice(0, 10) ?? '',
    render: ({ rights }) => (rights.until ? ordinalDate(rights.until) : '–'),
  },
  {
    key: 'views',
    text: ({ results }) => results?.views ?? '',
    render: ({ results }) => (typeof results?.views === 'number' ? largeNumber(results.views) : '–'),
    align: 'right',
  },
  textColumn('rating', ({ rating }) => opinionOf(rating), { isHidden: true }),
  textColumn('caption', ({ caption }) => caption, { isHidden: true, width: 320, wraps: true }),
  timeColumn('added', ({ addedAt }) => addedAt),
  timeColumn('approved', ({ approvedAt }) => approvedAt, { isHidden: true }),
  timeColumn('published', ({ publishedAt }) => publishedAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'To review', state: { where: 'state.is.in-review', sort: 'added' } },
  { name: 'Not published yet', state: { where: 'state.is.approved', sort: 'added' } },
  { name: 'Rights expired', state: { where: 'rights.is.ended', sort: '-until' } },
]

const approving: BulkAction<ListedShowcase> = {
  label: 'Approve',
  call: contentCalls.approveDeliverable,
  title: () => 'Approve content',
  itemOf: ({ uid, version, status }) => (status === 'in-review' ? { input: { uid, version } } : 'already approved'),
}

type Props = {
  brandUid: string
  choices: Choices
  canEdit: boolean
  /** Over the list. */
  toOne: (uid: string) => To
  /** The list in pictures, in place of the table. */
  instead: ((asked: Asked) => ReactNode) | undefined
}

/** A brand’s content in rows, or in pictures with the same search, filters, order and views. */
export function ShowcaseTable({ brandUid, choices, canEdit, toOne, instead }: Props) {
  return (
    <DeskTable
      name="showcase"
      brandUid={brandUid}
      label="Content"
      allName="All content"
      presets={presets}
      noun={{ one: 'deliverable', many: 'deliverables' }}
      fields={showcaseList}
      choices={choices}
      columns={columns}
      call={contentCalls.browseShowcase}
      given={{ brandUid }}
      leftOut={{
        condition: { field: 'state', is: 'not', values: ['in-review'] },
        words: 'Without content in review',
        show: 'Show content in review',
      }}
      rowKey={({ uid }) => uid}
      rowName={nameOf}
      to={({ uid }) => toOne(uid)}
      phone={(row) => <ContentCard row={row} to={toOne(row.uid)} />}
      empty={{ title: 'No content matches', text: 'Try another search, or remove a filter.' }}
      none={{
        title: 'No content yet',
        text: 'Reels, posts and Stories that you approve will appear here, with their usage rights and insights.',
      }}
      searchLabel="Caption or creator"
      byDefault="-added"
      instead={instead}
      isInsteadOrdered
      isFileless={instead !== undefined}
      actions={canEdit ? [approving] : []}
      together={canEdit ? (rows) => <TogetherActions brandUid={brandUid} rows={rows} /> : undefined}
    />
  )
}

function nameOf({ influencer, ...row }: ListedShowcase): string {
  return `${deliverableName(row)} by ${influencer.name}`
}

function opinionOf(rating: number | null): string {
  const known = Object.entries(opinionWords).find(([value]) => Number(value) === rating)
  return known?.[1] ?? '–'
}

function ContentName({ row }: { row: ListedShowcase }) {
  const file = row.files[0]
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture
          path={file?.poster ?? (file?.kind === 'image' ? file.file_path : null)}
          placeholder={file?.placeholder ?? null}
          alt=""
          kind="content"
          sizes="32px"
        />
      </span>
      <span className="shrinks">
        <b className="ellipsis">{row.influencer.name}</b> <span className="dim ellipsis">{deliverableName(row)}</span>
      </span>
    </span>
  )
}

function State({ row: { status, autoApproveAt } }: { row: ListedShowcase }) {
  const [tone, words] = stateWords(status)
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {autoApproveAt && <small className="dim"> {timeLeft(autoApproveAt)}</small>}
    </>
  )
}

function Rights({ row: { rights, approvedAt } }: { row: ListedShowcase }) {
  if (!approvedAt) return '–'
  const [tone, words] = rightsWords[rights.state]
  return <Badge tone={tone}>{words}</Badge>
}

function ContentCard({ row, to }: { row: ListedShowcase; to: To }) {
  return (
    <LinkTo to={to} className="card link-card list-item">
      <div className="shrinks">
        <ContentName row={row} />
        <div className="dim ellipsis">{row.brief.title}</div>
      </div>
      <div className="list-item-aside">{row.approvedAt ? <Rights row={row} /> : <State row={row} />}</div>
    </LinkTo>
  )
}
