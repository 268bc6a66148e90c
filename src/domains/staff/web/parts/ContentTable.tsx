import { keysOf } from '../../../../kit/contract/keys.ts'
import { largeNumber, timeAgo, timeLeft } from '../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { toDeliverable } from '../../../collabs/web/links.ts'
import { stateWords } from '../../../content/web/deliverable-words.ts'
import { ContentName, ContentState } from '../../../content/web/parts/ContentName.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { cityFacts, platformNames } from '../../../profiles/vocabulary.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedContent } from '../../contract/content-list.ts'
import { choiceName, contentList, type ContentNeed, contentNeeds } from '../../lists.ts'
import { contentActions } from '../content-actions.ts'
import { type OfRecord, givenOf, columnsFor } from '../of-record.ts'
import { recordFilters } from '../record-filters.ts'
import { useTeam } from '../team.ts'
import { useCreatorChoices } from '../use-creator-choices.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

const columns: GridColumn<ListedContent>[] = [
  {
    key: 'content',
    text: nameOf,
    render: (content) => <ContentName by={content.creator.name} content={content} />,
    width: 260,
  },
  textColumn('brand', ({ brand }) => brand.name),
  textColumn('city', ({ brand }) => cityFacts[brand.city].name, { isHidden: true }),
  textColumn('manager', ({ manager }) => manager?.name ?? '–', { isHidden: true }),
  textColumn('type', typeOf, { isHidden: true }),
  textColumn('platform', ({ platform }) => platformNames[platform], { isHidden: true }),
  {
    key: 'state',
    text: ({ state }) => stateWords(state)[1],
    render: (content) => <ContentState state={content.state} />,
  },
  {
    key: 'needs',
    text: toDoOf,
    render: (content) => (content.needs.length > 0 ? <b>{toDoOf(content)}</b> : '–'),
    width: 180,
    wraps: true,
  },
  textColumn('rounds', ({ rounds }) => rounds, { align: 'right', isHidden: true }),
  timeColumn('submitted', ({ submittedAt }) => submittedAt),
  {
    key: 'review',
    text: ({ autoApproveAt }) => momentCell(autoApproveAt),
    render: ({ autoApproveAt }) => (autoApproveAt ? timeLeft(autoApproveAt) : '–'),
  },
  timeColumn('approved', ({ approvedAt }) => approvedAt, { isHidden: true }),
  {
    key: 'published',
    text: ({ publishedAt }) => momentCell(publishedAt),
    render: (content) => <Published content={content} />,
  },
  {
    key: 'views',
    text: ({ views }) => views ?? '',
    render: ({ views }) => (views === null ? '–' : largeNumber(views)),
    align: 'right',
  },
  {
    key: 'rights',
    text: ({ rightsUntil }) => rightsUntil?.slice(0, 10) ?? '',
    render: ({ rightsUntil }) => (rightsUntil ? timeLeft(rightsUntil) : '–'),
    isHidden: true,
  },
]

/** What each need is sorted by: what has waited longest, or ends soonest, first. */
const orders: Record<ContentNeed, string> = {
  review: 'review',
  overdue: 'submitted',
  'no-insights': 'published',
  verify: 'published',
  rights: 'rights',
}

const presets: Preset[] = keysOf(contentNeeds).map((need) => ({
  name: contentNeeds[need],
  state: { where: `needs.is.${need}`, sort: orders[need] },
}))

/** The content of all collabs, or of a brand’s or a creator’s, and what there is to do about each. */
export function ContentTable({ of }: { of?: OfRecord }) {
  const { managers, self } = useTeam()
  const choices = useCreatorChoices(self)
  const mine: Preset[] =
    self && !of ? [{ name: 'Only my brands', state: { where: `manager.is.${self.accountUid}` } }] : []
  return (
    <DeskTable
      name={of ? 'record-content' : 'content'}
      label="Content"
      allName="All content"
      presets={[...presets, ...mine]}
      noun={{ one: 'deliverable', many: 'deliverables' }}
      fields={contentList}
      choices={{ manager: managers }}
      records={recordFilters}
      columns={columnsFor(of, columns)}
      call={staffCalls.browseContent}
      {...givenOf(of)}
      rowKey={({ uid }) => uid}
      rowName={nameOf}
      to={({ collab, uid }) => toDeliverable(collab.uid, uid)}
      phone={(content) => <ContentCard content={content} />}
      empty={{ title: 'No content matches', text: 'Deliverables appear here once a collab’s terms are agreed.' }}
      searchLabel="Creator, brand or brief"
      byDefault="-submitted"
      actions={contentActions(self, choices)}
    />
  )
}

function ContentCard({ content }: { content: ListedContent }) {
  const { collab, brand, uid } = content
  return (
    <LinkTo to={toDeliverable(collab.uid, uid)} className="card link-card list-item">
      <div className="shrinks">
        <ContentName by={content.creator.name} content={content} />
        <div className="dim ellipsis">{brand.name}</div>
      </div>
      <div className="list-item-aside">
        <ContentState state={content.state} />
        <small className="dim">{toDoOf(content)}</small>
      </div>
    </LinkTo>
  )
}

/** When it was posted, with the post itself. */
function Published({ content: { publishedAt, liveUrl } }: { content: ListedContent }) {
  if (!publishedAt) return '–'
  const day = timeAgo(publishedAt)
  return liveUrl ? (
    <a href={liveUrl} target="_blank" rel="noreferrer">
      {day}
    </a>
  ) : (
    day
  )
}

function nameOf({ creator, brand, ...content }: ListedContent): string {
  return `${possessive(creator.name)} ${typeOf(content)} for ${brand.name}`
}

function typeOf({ type }: Pick<ListedContent, 'type'>): string {
  return choiceName(contentList.type, type)
}

function toDoOf({ needs }: ListedContent): string {
  return needs.map((need) => contentNeeds[need]).join(', ')
}
