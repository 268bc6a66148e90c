import { Button } from '@mantine/core'
import { dateTime, dayOf } from '../../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { briefStatusNames } from '../../../../briefs/statuses.ts'
import { stepBriefs } from '../../../../briefs/web/brief-steps.ts'
import { toBrief, toCopyBrief } from '../../../../briefs/web/links.ts'
import { BriefBadge } from '../../../../briefs/web/parts/BriefBadge.tsx'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { groupBriefList } from '../../../brief-list.ts'
import { groupCalls } from '../../../contract.ts'
import type { GroupBrief } from '../../../contract/briefs.ts'

const columns: GridColumn<GroupBrief>[] = [
  textColumn('title', titleOf, { width: 260 }),
  textColumn('venue', ({ card }) => card.brandName),
  textColumn('city', ({ card }) => cityFacts[card.city].name, { isHidden: true }),
  {
    key: 'status',
    text: ({ status }) => briefStatusNames[status],
    render: ({ status, held }) => <BriefBadge status={status} held={held} />,
  },
  textColumn('waiting', ({ waiting }) => waiting, { align: 'right' }),
  {
    ...textColumn('spots', spotsOf, { align: 'right' }),
    parts: [
      { key: 'spotsTaken', title: 'Spots taken', text: ({ card }) => card.maxCollabs - card.spotsLeft },
      { key: 'spots', title: 'Spots', text: ({ card }) => card.maxCollabs },
    ],
  },
  { ...textColumn('next', nextOf), text: ({ card }) => momentCell(card.nextSlot) },
  {
    ...textColumn('until', ({ liveUntil }) => dayOf(`${liveUntil}T12:00:00Z`, 'UTC')),
    text: ({ liveUntil }) => liveUntil,
  },
  timeColumn('changed', ({ updatedAt }) => updatedAt),
]

const presets: Preset[] = [
  { name: 'Requests to answer', state: { where: 'waiting.min.1', sort: '-waiting' } },
  { name: 'Ending soonest', state: { where: 'status.is.live', sort: 'until' } },
]

/** `brandUid`: whose team shares the views. */
export function GroupBriefTable({ brandUid, brandUids }: { brandUid: string; brandUids: string[] }) {
  return (
    <DeskTable
      name="group-briefs"
      brandUid={brandUid}
      label="Briefs"
      allName="All briefs"
      presets={presets}
      noun={{ one: 'brief', many: 'briefs' }}
      fields={groupBriefList}
      columns={columns}
      call={groupCalls.listGroupBriefs}
      given={{ brandUids }}
      rowKey={({ card }) => card.uid}
      rowName={(brief) => `${titleOf(brief)}, ${brief.card.brandName}`}
      to={toBriefOf}
      phone={(brief) => <BriefLine brief={brief} />}
      empty={{ title: 'No briefs match', text: 'Try another search, or remove a filter.' }}
      none={{ title: 'No briefs yet', text: 'The briefs of your venues will appear here once someone starts one.' }}
      searchLabel="Title or venue"
      byDefault="-changed"
      together={(rows) => rows.length === 1 && rows[0] && <CopyOne brief={rows[0]} />}
      actions={[stepBriefs('pause'), stepBriefs('resume'), stepBriefs('archive')]}
    />
  )
}

function CopyOne({ brief: { card } }: { brief: GroupBrief }) {
  return (
    <Button component={LinkTo} to={toCopyBrief(card.brandUid, card.uid)} size="compact-sm" variant="default">
      Copy to other venues
    </Button>
  )
}

function BriefLine({ brief }: { brief: GroupBrief }) {
  const { card, status, held, waiting } = brief
  return (
    <LinkTo to={toBriefOf(brief)} className="card link-card list-item">
      <div className="shrinks">
        <b>{titleOf(brief)}</b>
        <div className="dim">{card.brandName}</div>
      </div>
      <div className="list-item-aside">
        <BriefBadge status={status} held={held} />
        <small className="dim">{waiting > 0 ? `${waiting} to answer` : `${spotsOf(brief)} spots taken`}</small>
      </div>
    </LinkTo>
  )
}

function toBriefOf({ card }: GroupBrief): To {
  return toBrief(card.brandUid, card.uid)
}

function titleOf({ card }: GroupBrief): string {
  return card.title || 'Untitled brief'
}

function spotsOf({ card }: GroupBrief): string {
  return `${card.maxCollabs - card.spotsLeft}/${card.maxCollabs}`
}

function nextOf({ card: { nextSlot, timezone, stay } }: GroupBrief): string {
  if (!nextSlot) return 'none'
  return stay ? dayOf(nextSlot, timezone) : dateTime(nextSlot, timezone)
}
