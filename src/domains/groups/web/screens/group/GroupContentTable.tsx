import { largeNumber, timeLeft } from '../../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { toDeliverable } from '../../../../collabs/web/links.ts'
import { contentCalls } from '../../../../content/contract.ts'
import { deliverableName, stateWords } from '../../../../content/web/deliverable-words.ts'
import { ContentName, ContentState } from '../../../../content/web/parts/ContentName.tsx'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { formatNames, platformNames } from '../../../../profiles/vocabulary.ts'
import { groupContentList } from '../../../content-list.ts'
import { groupCalls } from '../../../contract.ts'
import type { GroupContent } from '../../../contract/content.ts'

const columns: GridColumn<GroupContent>[] = [
  {
    key: 'content',
    text: nameOf,
    render: (content) => <ContentName by={content.influencer.name} content={content} />,
    width: 260,
  },
  textColumn('venue', ({ brand }) => brand.name),
  textColumn('brief', ({ brief }) => brief.title),
  textColumn('type', ({ type }) => formatNames[type], { isHidden: true }),
  textColumn('platform', ({ platform }) => platformNames[platform], { isHidden: true }),
  {
    key: 'state',
    text: ({ state }) => stateWords(state)[1],
    render: (content) => <ContentState state={content.state} />,
  },
  leftColumn('review', ({ autoApproveAt }) => autoApproveAt),
  timeColumn('submitted', ({ submittedAt }) => submittedAt),
  timeColumn('published', ({ publishedAt }) => publishedAt),
  {
    key: 'views',
    text: ({ views }) => views ?? '',
    render: ({ views }) => (views === null ? '–' : largeNumber(views)),
    align: 'right',
  },
  { ...leftColumn('rights', ({ rightsUntil }) => rightsUntil), isHidden: true },
]

const presets: Preset[] = [
  { name: 'To review', state: { where: 'state.is.in-review', sort: 'review' } },
  { name: 'Not published yet', state: { where: 'state.is.approved', sort: 'submitted' } },
  { name: 'Published', state: { where: 'state.is.published', sort: '-published' } },
]

const approving: BulkAction<GroupContent> = {
  label: 'Approve',
  call: contentCalls.approveDeliverable,
  title: () => 'Approve content',
  itemOf: ({ uid, version, state }) => (state === 'in-review' ? { input: { uid, version } } : 'not in review'),
}

/** `brandUid`: whose team shares the views. */
export function GroupContentTable({ brandUid, brandUids }: { brandUid: string; brandUids: string[] }) {
  return (
    <DeskTable
      name="group-content"
      brandUid={brandUid}
      label="Content"
      allName="All content"
      presets={presets}
      noun={{ one: 'deliverable', many: 'deliverables' }}
      fields={groupContentList}
      columns={columns}
      call={groupCalls.listGroupContent}
      given={{ brandUids }}
      rowKey={({ uid }) => uid}
      rowName={(content) => `${nameOf(content)}, ${content.brand.name}`}
      to={toContentOf}
      phone={(content) => <ContentCard content={content} />}
      empty={{ title: 'No content matches', text: 'Try another search, or remove a filter.' }}
      none={{
        title: 'No content yet',
        text: 'Reels, Stories and posts will appear here once creators submit them.',
      }}
      searchLabel="Creator, brief or venue"
      byDefault="-submitted"
      actions={[approving]}
    />
  )
}

/** How long there is until a moment; in a file, the moment. */
function leftColumn(key: string, at: (content: GroupContent) => string | null): GridColumn<GroupContent> {
  return {
    key,
    text: (content) => momentCell(at(content)),
    render: (content) => {
      const moment = at(content)
      return moment ? timeLeft(moment) : '–'
    },
  }
}

function ContentCard({ content }: { content: GroupContent }) {
  const { brand, autoApproveAt } = content
  return (
    <LinkTo to={toContentOf(content)} className="card link-card list-item">
      <div className="shrinks">
        <ContentName by={content.influencer.name} content={content} />
        <div className="dim ellipsis">{brand.name}</div>
      </div>
      <div className="list-item-aside">
        <ContentState state={content.state} />
        {autoApproveAt && <small className="dim">{timeLeft(autoApproveAt)}</small>}
      </div>
    </LinkTo>
  )
}

function toContentOf({ collabUid, uid, brand }: GroupContent): To {
  return toDeliverable(collabUid, uid, brand.uid)
}

function nameOf({ influencer, ...content }: GroupContent): string {
  return `${deliverableName(content)} by ${influencer.name}`
}
