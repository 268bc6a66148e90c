import { Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { toList } from '../../../../lists/web/links.ts'
import { toBrand, toInfluencer } from '../../../../profiles/web/links.ts'
import { importCalls } from '../../../contract.ts'
import type { ImportView } from '../../../views.ts'
import type { ImportKind } from '../../../fields.ts'
import { rowOutcomesOf } from '../../../outcomes.ts'
import { namelessWords, rowOutcomeName } from '../../../outcome-words.ts'
import { importSearch } from '../../links.ts'
import { outcomeTones } from '../../tones.ts'

type Row = OutputOf<typeof importCalls.listImportRows>['rows'][number]

const filtersOf = (kind: ImportKind): Filter[] => [
  {
    name: 'rows',
    kind: 'one',
    label: 'All rows',
    choices: rowOutcomesOf(kind).map((value) => ({ value, label: rowOutcomeName(kind, value) })),
  },
]

const nameTitles: Partial<Record<ImportKind, string>> = { lists: 'Creator', collabs: 'Creator', redemptions: 'Code' }

const columnsOf = (kind: ImportKind): Column<Row>[] => [
  { key: 'line', title: 'Line', render: ({ line }) => line, width: 80, align: 'right' },
  {
    key: 'name',
    title: nameTitles[kind] ?? 'Name',
    render: (row) => <Name kind={kind} row={row} />,
    width: 260,
  },
  { key: 'outcome', title: 'What happened', render: (row) => <OutcomeBadge kind={kind} row={row} />, width: 240 },
  { key: 'why', title: 'Why', render: ({ remarks }) => remarks.join(' ') || '–' },
]

/** What became of each row, by line. */
export function ImportRows({ run }: { run: ImportView }) {
  const [{ rows }, setAddress] = useAddress(importSearch)
  const list = useList(importCalls.listImportRows, { uid: run.uid, outcome: rows }, { keep: true })
  return (
    <section>
      <Title order={2}>Rows</Title>
      <FilterBar filters={filtersOf(run.kind)} values={{ rows }} onChange={setAddress} />
      <Table
        label="Rows"
        of={list}
        rowKey={({ line }) => String(line)}
        columns={columnsOf(run.kind)}
        phone={(row) => <RowCard kind={run.kind} row={row} />}
        empty={{
          title: 'No rows to show',
          text: rows
            ? 'No rows match, or the import is more than 7 days old.'
            : 'We keep the details of each row for 7 days.',
        }}
      />
    </section>
  )
}

function Name({ kind, row: { name, brandUid, influencerUid, listUid } }: { kind: ImportKind; row: Row }) {
  if (influencerUid)
    return (
      <>
        <LinkTo to={toInfluencer(influencerUid)}>{name}</LinkTo>
        {listUid && (
          <>
            {' '}
            · <LinkTo to={toList(listUid)}>list</LinkTo>
          </>
        )}
      </>
    )
  return brandUid ? <LinkTo to={toBrand(brandUid)}>{name}</LinkTo> : <>{name || namelessWords(kind)}</>
}

function OutcomeBadge({ kind, row: { outcome } }: { kind: ImportKind; row: Row }) {
  return <Badge tone={outcomeTones[outcome]}>{rowOutcomeName(kind, outcome)}</Badge>
}

function RowCard({ kind, row }: { kind: ImportKind; row: Row }) {
  return (
    <Card>
      <b>
        <Name kind={kind} row={row} />
      </b>{' '}
      <span className="dim">line {row.line}</span>
      <div>
        <OutcomeBadge kind={kind} row={row} />
      </div>
      {row.remarks.length > 0 && <div className="dim">{row.remarks.join(' ')}</div>}
    </Card>
  )
}
