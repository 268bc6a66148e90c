import { ordinalDate, timeLeft } from '../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import type { LeftOut } from '../../../../kit/web/grid/table-state.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toAccount } from '../../../accounts/web/links.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { deletionColumns, deletionKindNames, type DeletionState, deletionStates } from '../../columns.ts'
import { type ListedDeletion, privacyCalls } from '../../contract.ts'

const tones: Record<DeletionState, Tone> = { open: 'calm', blocked: 'warn', cancelled: 'mute', done: 'mute' }

const columns: GridColumn<ListedDeletion>[] = [
  { key: 'name', text: nameOf, render: (row) => <Name row={row} />, width: 220 },
  textColumn('kind', ({ kind }) => deletionKindNames[kind]),
  { key: 'state', text: ({ state }) => deletionStates[state], render: (row) => <State row={row} /> },
  { key: 'obstacle', text: (row) => row.obstacle ?? '', render: (row) => row.obstacle ?? '–', wraps: true },
  textColumn('by', ({ requestedBy }) => requestedBy),
  timeColumn('requested', ({ requestedAt }) => requestedAt),
  { key: 'due', text: ({ dueAt }) => momentCell(dueAt), render: dueWords },
  timeColumn('ended', ({ endedAt }) => endedAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'Blocked', state: { where: 'state.is.blocked' } },
  { name: 'Deleted or cancelled', state: { where: 'state.is.done,cancelled', sort: '-requested' } },
]

const ended: LeftOut = {
  condition: { field: 'state', is: 'not', values: ['done', 'cancelled'] },
  words: 'Past deletions hidden',
  show: 'Show past deletions',
}

/** `/app/admin/deletions`: accounts and organisations that are to be deleted, the next one first. */
export function DeletionsScreen() {
  return (
    <Screen title="Deletions" lead="Accounts and organisations whose owners asked us to delete them." width="wide">
      <DeskTable
        name="deletions"
        label="Deletions"
        allName="All deletions"
        presets={presets}
        leftOut={ended}
        noun={{ one: 'deletion', many: 'deletions' }}
        fields={deletionColumns}
        columns={columns}
        call={privacyCalls.listDeletions}
        rowKey={({ uid }) => uid}
        rowName={nameOf}
        phone={(row) => <DeletionCard row={row} />}
        empty={{ title: 'No deletions match', text: 'When someone asks us to delete their account, it appears here.' }}
        searchLabel="Name or email"
        byDefault="due"
        actions={[]}
      />
    </Screen>
  )
}

function DeletionCard({ row }: { row: ListedDeletion }) {
  return (
    <div className="card list-item">
      <div className="shrinks">
        <b className="ellipsis">
          <Name row={row} />
        </b>
        <div className="dim">{deletionKindNames[row.kind]}</div>
        {row.obstacle && <small>{row.obstacle}</small>}
      </div>
      <div className="list-item-aside">
        <State row={row} />
        <small className="dim">{dueWords(row)}</small>
      </div>
    </div>
  )
}

function State({ row: { state } }: { row: ListedDeletion }) {
  return <Badge tone={tones[state]}>{deletionStates[state]}</Badge>
}

/** Leads to the person while they are there; an organisation has no page of its own. */
function Name({ row }: { row: ListedDeletion }) {
  const { kind, state, subjectUid } = row
  const name = nameOf(row)
  return kind === 'account' && state !== 'done' ? <LinkTo to={toAccount(subjectUid)}>{name}</LinkTo> : name
}

function nameOf({ name, kind }: ListedDeletion): string {
  return name || `Deleted ${deletionKindNames[kind].toLowerCase()}`
}

/** "1st December 2026, 13 days left"; of what has ended the day alone. */
function dueWords({ dueAt, endedAt }: ListedDeletion): string {
  return endedAt ? ordinalDate(dueAt) : `${ordinalDate(dueAt)}, ${timeLeft(dueAt)}`
}
