import { Group, Stack } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { counted, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Note } from '../../../../../kit/web/parts.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { importCalls, type ImportView } from '../../../contract.ts'
import { stateNames } from '../../../outcome-words.ts'
import { toImport, toVenueDrafts } from '../../links.ts'
import { stateTones } from '../../tones.ts'
import { NewFile } from './NewFile.tsx'

/** Nothing of it is in: it waits to be started, or was taken back. */
const isOut = ({ state }: ImportView) => state === 'draft' || state === 'undone'
const notIn = ({ counts }: ImportView) => counts.duplicate + counts.asks + counts.refused
const isIn = ({ counts }: ImportView) => counts.added + counts.merged

const columns: Column<ImportView>[] = [
  { key: 'file', title: 'File', render: ({ fileName }) => <b className="ellipsis">{fileName}</b>, width: 280 },
  { key: 'state', title: 'Status', render: (run) => <StateBadge run={run} />, width: 160 },
  { key: 'read', title: 'Rows read', render: ({ counts }) => counts.read.toLocaleString('en-GB'), align: 'right' },
  {
    key: 'in',
    title: 'Added or updated',
    render: (run) => (isOut(run) ? '–' : isIn(run).toLocaleString('en-GB')),
    align: 'right',
  },
  {
    key: 'out',
    title: 'Not added',
    render: (run) => (isOut(run) ? '–' : notIn(run).toLocaleString('en-GB')),
    align: 'right',
  },
  { key: 'by', title: 'By', render: ({ by }) => by ?? 'Command line' },
  { key: 'at', title: 'Started', render: ({ createdAt }) => timeAgo(createdAt) },
]

/** Every import, and the way to begin one. */
export function ImportList() {
  const list = useList(importCalls.listImports, {})
  const drafts = list.first?.drafts ?? 0
  return (
    <Screen
      title="Imports"
      lead="Add venues, or put creators on lists, from a spreadsheet. You’ll see what happens to each row before anything is added."
      width="wide"
      actions={<NewFile />}
    >
      <Stack>
        {drafts > 0 && (
          <Note tone="warn">
            <Group justify="space-between">
              <span>
                {counted(drafts, 'venue needs', 'venues need')} a city before {drafts === 1 ? 'it is' : 'they are'}{' '}
                added.
              </span>
              <LinkTo to={toVenueDrafts()}>Add cities</LinkTo>
            </Group>
          </Note>
        )}
        <Table
          label="Imports"
          of={list}
          rowKey={({ uid }) => uid}
          columns={columns}
          to={({ uid }) => toImport(uid)}
          phone={(run) => <ImportCard run={run} />}
          empty={{
            title: 'No imports yet',
            text: 'Choose a CSV, Excel or NDJSON file with one venue or creator on each row.',
          }}
        />
      </Stack>
    </Screen>
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
        {!isOut(run) && (
          <div>
            {counted(run.counts.read, 'row')} read, {isIn(run).toLocaleString('en-GB')} added or updated,{' '}
            {notIn(run).toLocaleString('en-GB')} not added
          </div>
        )}
        <small className="dim">
          {run.by ?? 'Command line'}, {timeAgo(run.createdAt)}
        </small>
      </Card>
    </LinkTo>
  )
}
