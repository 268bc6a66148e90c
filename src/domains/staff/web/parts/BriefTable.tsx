import { entriesOf } from '../../../../kit/contract/keys.ts'
import { dateTime, dayOf } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { briefStatusNames } from '../../../briefs/statuses.ts'
import { toBriefRecord } from '../../../briefs/web/links.ts'
import { BriefBadge } from '../../../briefs/web/parts/BriefBadge.tsx'
import { valueWords } from '../../../briefs/web/value-words.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedBrief } from '../../contract/brief-list.ts'
import { briefList, briefNeeds } from '../../lists.ts'
import { briefActions } from '../brief-actions.ts'
import { columnsFor, givenOf } from '../of-record.ts'
import { recordFilters } from '../record-filters.ts'
import { useTeam } from '../team.ts'

const columns: GridColumn<ListedBrief>[] = [
  textColumn('title', titleOf, { width: 220 }),
  textColumn('brand', ({ card }) => card.brandName),
  textColumn('city', ({ card }) => cityFacts[card.city].name),
  {
    key: 'status',
    text: ({ status }) => briefStatusNames[status],
    render: ({ status, held }) => <BriefBadge status={status} held={held} />,
  },
  textColumn('needs', ({ needs }) => needs.map((need) => briefNeeds[need]).join(', ') || '–'),
  textColumn('spots', spotsOf, { align: 'right' }),
  textColumn('requests', ({ requests }) => requests, { align: 'right' }),
  textColumn('approved', ({ approved }) => approved, { align: 'right' }),
  textColumn('views', ({ views }) => views, { align: 'right' }),
  textColumn('next', nextOf),
  textColumn('until', ({ liveUntil }) => dayOf(`${liveUntil}T12:00:00Z`, 'UTC')),
  textColumn('manager', ({ manager }) => manager?.name ?? '–', { isHidden: true }),
  textColumn('category', ({ card }) => card.category, { isHidden: true }),
  textColumn('value', ({ card }) => valueWords(card), { align: 'right', isHidden: true }),
  textColumn('coach', ({ coach }) => coach.score, { align: 'right', isHidden: true }),
  timeColumn('changed', ({ updatedAt }) => updatedAt),
]

const presets: Preset[] = entriesOf(briefNeeds).map(([need, name]) => ({
  name,
  state: { where: `needs.is.${need}`, sort: 'until' },
}))

/** Every brief, or those of a brand, last changed first, with what may need a hand. */
export function BriefTable({ of }: { of?: { brandUid: string } }) {
  const { managers, self } = useTeam()
  const mine: Preset[] =
    self && !of ? [{ name: 'Only my brands', state: { where: `manager.is.${self.accountUid}` } }] : []
  return (
    <DeskTable
      name={of ? 'record-briefs' : 'briefs'}
      label="Briefs"
      allName="All briefs"
      presets={[...presets, ...mine]}
      noun={{ one: 'brief', many: 'briefs' }}
      fields={briefList}
      choices={{ manager: managers }}
      records={recordFilters}
      columns={columnsFor(of, columns)}
      call={staffCalls.browseBriefs}
      {...givenOf(of)}
      rowKey={({ card }) => card.uid}
      rowName={(brief) => `${titleOf(brief)}, ${brief.card.brandName}`}
      to={({ card }) => toBriefRecord(card.uid)}
      phone={(brief) => <BriefLine brief={brief} />}
      empty={{ title: 'No briefs match', text: 'Try another search, or remove a filter.' }}
      searchLabel="Title or brand"
      byDefault="-changed"
      actions={briefActions(managers, self)}
    />
  )
}

function BriefLine({ brief }: { brief: ListedBrief }) {
  const { card, status, held } = brief
  return (
    <LinkTo to={toBriefRecord(card.uid)} className="card link-card list-item">
      <div className="shrinks">
        <b>{titleOf(brief)}</b>
        <div className="dim">{card.brandName}</div>
      </div>
      <div className="list-item-aside">
        <BriefBadge status={status} held={held} />
        <small className="dim">{spotsOf(brief)} spots taken</small>
      </div>
    </LinkTo>
  )
}

function titleOf({ card }: ListedBrief): string {
  return card.title || 'Untitled brief'
}

function spotsOf({ card }: ListedBrief): string {
  return `${card.maxCollabs - card.spotsLeft}/${card.maxCollabs}`
}

function nextOf({ card: { nextSlot, timezone, stay } }: ListedBrief): string {
  if (!nextSlot) return 'none'
  return stay ? dayOf(nextSlot, timezone) : dateTime(nextSlot, timezone)
}
