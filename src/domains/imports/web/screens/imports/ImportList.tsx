import { Group, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../../../../kit/web/calls.ts'
import { counted, timeAgo } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { hrefOf, LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../../kit/web/screen.tsx'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { importColumns, kindNames } from '../../../columns.ts'
import { importCalls } from '../../../contract.ts'
import type { ImportView } from '../../../views.ts'
import { stateNames } from '../../../outcome-words.ts'
import { toImport, toImportedCreators, toVenueDrafts } from '../../links.ts'
import { stateTones } from '../../tones.ts'
import { NewFile } from '../../parts/NewFile.tsx'

/** It waits to be started, or was undone. */
const hasNoResult = ({ state }: ImportView) => state === 'draft' || state === 'undone'
const skippedCount = ({ counts }: ImportView) => counts.duplicate + counts.asks + counts.refused
const addedCount = ({ counts }: ImportView) => counts.added + counts.merged

const addedWords = (run: ImportView) => (hasNoResult(run) ? '–' : addedCount(run).toLocaleString('en-GB'))
const skippedWords = (run: ImportView) => (hasNoResult(run) ? '–' : skippedCount(run).toLocaleString('en-GB'))
const byWords = ({ by }: ImportView) => by ?? 'Command line'

const columns: GridColumn<ImportView>[] = [
  {
    key: 'file',
    text: ({ fileName }) => fileName,
    render: ({ fileName }) => <b className="ellipsis">{fileName}</b>,
    width: 280,
  },
  textColumn('kind', ({ kind }) => kindNames[kind], { width: 160 }),
  textColumn('list', ({ listName }) => listName ?? '', { isHidden: true }),
  { key: 'state', text: ({ state }) => stateNames[state], render: (run) => <StateBadge run={run} />, width: 160 },
  {
    key: 'read',
    text: ({ state, counts }) => (state === 'draft' ? '' : counts.read),
    render: ({ state, counts }) => (state === 'draft' ? '–' : counts.read.toLocaleString('en-GB')),
    align: 'right',
  },
  { key: 'in', text: (run) => (hasNoResult(run) ? '' : addedCount(run)), render: addedWords, align: 'right' },
  { key: 'out', text: (run) => (hasNoResult(run) ? '' : skippedCount(run)), render: skippedWords, align: 'right' },
  textColumn('by', byWords),
  timeColumn('created', ({ createdAt }) => createdAt),
]

const presets: Preset[] = [
  { name: stateNames.draft, state: { where: 'state.is.draft' } },
  { name: 'Stopped or paused', state: { where: 'state.is.failed,paused' } },
  { name: 'With rows not added', state: { where: 'out.min.1' } },
]

/** Every import, and the way to begin one. */
export function ImportList() {
  const navigate = useNavigate()
  return (
    <Screen
      title="Imports"
      lead="Add venues, brands with their contacts, creators, bookings or past collabs from a spreadsheet. You’ll see what happens to each row before anything is added."
      width="wide"
      actions={
        <Group>
          <LinkTo to={toImportedCreators()}>Imported creators</LinkTo>
          <NewFile onBrought={(uid) => void navigate({ href: hrefOf(toImport(uid)) })} />
        </Group>
      }
    >
      <Stack>
        <VenuesWithoutCity />
        <DeskTable
          name="imports"
          label="Imports"
          allName="All imports"
          presets={presets}
          noun={{ one: 'import', many: 'imports' }}
          fields={importColumns}
          columns={columns}
          call={importCalls.listImports}
          rowKey={({ uid }) => uid}
          rowName={({ fileName }) => fileName}
          to={({ uid }) => toImport(uid)}
          phone={(run) => <ImportCard run={run} />}
          empty={{
            title: 'No imports match',
            text: 'Choose a CSV, Excel or NDJSON file with one venue, brand, creator, booking or past collab on each row, and it appears here.',
          }}
          searchLabel="File, list or person"
          byDefault="-created"
          actions={[]}
        />
      </Stack>
    </Screen>
  )
}

/** Says how many venues wait for a city, if any. */
function VenuesWithoutCity() {
  const read = useRead(importCalls.countVenueDrafts, {})
  // The list below already says so.
  if (read.error?.code === 'permission-denied') return null
  return (
    <Loaded of={read} shape={<></>}>
      {({ venues }) =>
        venues > 0 && (
          <Note tone="warn">
            <Group justify="space-between">
              <span>
                {counted(venues, 'venue needs', 'venues need')} a city before {venues === 1 ? 'it is' : 'they are'}{' '}
                added.
              </span>
              <LinkTo to={toVenueDrafts()}>Add cities</LinkTo>
            </Group>
          </Note>
        )
      }
    </Loaded>
  )
}

export function StateBadge({ run }: { run: ImportView }) {
  return <Badge tone={stateTones[run.state]}>{stateNames[run.state]}</Badge>
}

function ImportCard({ run }: { run: ImportView }) {
  return (
    <LinkTo to={toImport(run.uid)} className="link-card">
      <Card>
        <Group justify="space-between">
          <b>{run.fileName}</b>
          <StateBadge run={run} />
        </Group>
        {!hasNoResult(run) && (
          <div>
            {counted(run.counts.read, 'row')} read, {addedWords(run)} added or updated, {skippedWords(run)} not added
          </div>
        )}
        <small className="dim">
          {byWords(run)}, {timeAgo(run.createdAt)}
        </small>
      </Card>
    </LinkTo>
  )
}
