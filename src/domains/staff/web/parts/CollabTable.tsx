import type { ReactNode } from 'react'
import { entriesOf } from '../../../../kit/contract/keys.ts'
import { money, timeLeft } from '../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { stages } from '../../../collabs/stages.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { StageBadge } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitTime } from '../../../collabs/web/visit-time.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { boardColumns, conditionsOf } from '../../collab-moves.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedCollab } from '../../contract/collab-list.ts'
import { choiceName, collabHolders, collabList, collabNeeds, feeNames } from '../../lists.ts'
import { collabActions } from '../collab-actions.ts'
import { columnsFor, givenOf, type OfRecord } from '../of-record.ts'
import { recordFilters } from '../record-filters.ts'
import { useTeam } from '../team.ts'
import { useCreatorChoices } from '../use-creator-choices.ts'
import { toDoOf } from '../to-do.ts'

const columns: GridColumn<ListedCollab>[] = [
  { key: 'creator', text: nameOf, render: (collab) => <CollabName collab={collab} />, width: 260 },
  textColumn('brand', ({ brand }) => brand.name),
  textColumn('city', ({ brand }) => cityFacts[brand.city].name, { isHidden: true }),
  { key: 'stage', text: ({ stage }) => stages[stage], render: (collab) => <StageBadge collab={collab} /> },
  textColumn('outcome', ({ outcome }) => choiceName(collabList.outcome, outcome), { isHidden: true }),
  { key: 'needs', text: toDoOf, render: (collab) => <ToDo collab={collab} /> },
  {
    key: 'deadline',
    text: ({ deadlineAt }) => momentCell(deadlineAt),
    render: ({ deadlineAt }) => (deadlineAt ? timeLeft(deadlineAt) : '–'),
  },
  textColumn('holder', ({ holder }) => (holder ? collabHolders[holder] : '–')),
  {
    key: 'visit',
    text: ({ visit }) => momentCell(visit?.startsAt),
    render: ({ visit, brand }) => (visit ? visitTime(visit, brand.timezone) : '–'),
  },
  timeColumn('since', ({ stageAt }) => stageAt),
  textColumn('manager', ({ manager }) => manager?.name ?? '–'),
  timeColumn('requested', ({ requestedAt }) => requestedAt, { isHidden: true }),
  textColumn('started', ({ startedBy }) => choiceName(collabList.started, startedBy), { isHidden: true }),
  textColumn('fee', feeOf, { isHidden: true }),
]

/** By stage as on the board, so that both count the same. */
const stageGroups = {
  stage: entriesOf(boardColumns).map(([column, { title }]) => ({ title, conditions: conditionsOf(column).where })),
}

const presets: Preset[] = entriesOf(collabNeeds).map(([need, name]) => ({
  name,
  state: { where: `needs.is.${need}`, sort: need === 'unanswered' || need === 'overdue' ? 'deadline' : 'since' },
}))

type Props = {
  of?: OfRecord
  /** What is shown of the same collabs in place of the table. */
  instead?: ((asked: Asked) => ReactNode) | undefined
}

/** Every collab, or those of a brand or a creator, and what there is to do about each. */
export function CollabTable({ of, instead }: Props) {
  const { managers, self } = useTeam()
  const choices = useCreatorChoices(self)
  const mine: Preset[] =
    self && !of ? [{ name: 'Only my brands', state: { where: `manager.is.${self.accountUid}` } }] : []
  return (
    <DeskTable
      name={of ? 'record-collabs' : 'collabs'}
      label="Collabs"
      allName="All collabs"
      presets={[...presets, ...mine]}
      groups={stageGroups}
      noun={{ one: 'collab', many: 'collabs' }}
      fields={collabList}
      choices={{ manager: managers }}
      records={recordFilters}
      columns={columnsFor(of, columns)}
      call={staffCalls.browseCollabs}
      {...givenOf(of)}
      rowKey={({ uid }) => uid}
      rowName={nameOf}
      to={({ uid }) => toCollab(uid)}
      phone={(collab) => <CollabCard collab={collab} />}
      empty={{ title: 'No collabs match', text: 'Collabs appear here with the first request or invitation.' }}
      searchLabel="Creator, brand or brief"
      byDefault="-requested"
      actions={collabActions(managers, self, choices)}
      instead={instead}
    />
  )
}

function CollabCard({ collab }: { collab: ListedCollab }) {
  const { uid, brand, deadlineAt } = collab
  return (
    <LinkTo to={toCollab(uid)} className="card link-card list-item">
      <div className="shrinks">
        <CollabName collab={collab} />
        <div className="dim ellipsis">{brand.name}</div>
      </div>
      <div className="list-item-aside">
        <StageBadge collab={collab} />
        <small className="dim">{deadlineAt ? timeLeft(deadlineAt) : ''}</small>
      </div>
    </LinkTo>
  )
}

function CollabName({ collab: { creator, brief } }: { collab: ListedCollab }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={creator.avatar} alt="" of={creator.name} kind="user" sizes="32px" />
      </span>
      <span className="shrinks">
        <b className="ellipsis">{creator.name}</b> <span className="dim ellipsis">{brief.title}</span>
      </span>
    </span>
  )
}

function nameOf({ creator, brand }: ListedCollab): string {
  return `${creator.name} at ${brand.name}`
}

/** What is late or about to be stands out from what simply comes next. */
function ToDo({ collab }: { collab: ListedCollab }) {
  const words = toDoOf(collab)
  return collab.needs.length > 0 ? <b>{words}</b> : <span className="dim">{words}</span>
}

function feeOf({ fee }: ListedCollab): string {
  if (!fee) return '–'
  return fee.amount === 0
    ? feeNames[fee.state]
    : `${money(fee.amount, fee.currency)}, ${feeNames[fee.state].toLowerCase()}`
}
