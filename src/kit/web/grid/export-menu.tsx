import '../styles.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Cell } from '../../contract/csv.ts'
import { keysOf } from '../../contract/keys.ts'
import { countedUpTo, countWords } from '../../contract/table.ts'
import type { CallError } from '../../contract/errors.ts'
import { saveCsv, saveNdjson, saveXlsx } from '../save-file.ts'
import { showError } from '../toasts.ts'
import type { ServerFormat } from './data-table-props.ts'
import { type FileColumn, howMany, type GridColumn, type Noun } from './grid-column.ts'
import type { TableList } from './table-list.ts'

type Props<Row> = {
  name: string
  label: string
  noun: Noun
  of: TableList<Row>
  rowKey: (row: Row) => string
  columns: readonly (GridColumn<Row> & { title: string })[]
  /** What a file holds in place of the columns that are shown, its heads first. */
  file?: ((rows: readonly Row[]) => Cell[][]) | undefined
  selected: readonly Row[]
  /** The rows are shown in another way: there are none on the page. */
  isHidden: boolean
  /** It holds the rows that are shown alone. */
  isShort?: boolean | undefined
  beforeFile?: ((rows: number) => Promise<unknown>) | undefined
  /** Has the server put everything into a file, where there is more than a browser fetches. */
  requestFile?: ((format: ServerFormat) => Promise<unknown> | undefined) | undefined
}

const formats = { csv: 'CSV', xlsx: 'Excel', ndjson: 'NDJSON' } as const
type Format = keyof typeof formats

const savers: Readonly<Record<Format, (name: string, label: string, cells: Cell[][]) => Promise<void>>> = {
  csv: (name, _, cells) => saveCsv(name, cells),
  xlsx: saveXlsx,
  ndjson: (name, _, cells) => saveNdjson(name, cells),
}

/** Moments are written in UTC: the head of their column says so. */
function withZone([heads = [], ...rows]: readonly Cell[][]): Cell[][] {
  const isMoment = heads.map((_, at) => rows.some((cells) => cells[at] instanceof Date))
  return [heads.map((head, at) => (isMoment[at] ? `${String(head)} (UTC)` : head)), ...rows]
}

/** The columns that a file has: those with a text, and at the end the records’ ids, unless one of them is the id already. */
function columnsOf<Row>(columns: Props<Row>['columns'], rowKey: (row: Row) => string, rows: readonly Row[]) {
  const written = columns.flatMap(
    ({ key, title, text, parts }): readonly FileColumn<Row>[] => parts ?? (text ? [{ key, title, text }] : []),
  )
  const hasIds = written.some(({ text }) => rows.every((row) => String(text(row)) === rowKey(row)))
  return hasIds ? written : [...written, { key: 'uid', title: 'ID', text: rowKey }]
}

/** The key of a column that has only a head: `Media value, low` is `mediaValueLow`. */
const keyOf = (head: Cell) =>
  String(head)
    .toLowerCase()
    .replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')

/** A dash is for the eye: in a file, nothing is nothing. */
const emptied = (cell: Cell): Cell => (cell === '–' || cell === '' ? null : cell)

/** What a file of these rows holds; programs read `keys` for its `heads`. */
function contentOf<Row>(
  { columns, rowKey, file }: Pick<Props<Row>, 'columns' | 'rowKey' | 'file'>,
  rows: readonly Row[],
) {
  const written = columnsOf(columns, rowKey, rows)
  const [heads = [], ...cells] = file?.(rows) ?? [
    written.map(({ title }) => title),
    ...rows.map((row) => written.map(({ text }) => text(row))),
  ]
  const keys = file ? heads.map(keyOf) : written.map(({ key }) => key)
  return { heads, keys, cells: cells.map((row) => row.map(emptied)) }
}

/** The list as a file with the columns that are shown: what is selected, what is on the page, or everything that matches. */
export function ExportMenu<Row>({
  name,
  label,
  noun,
  of,
  rowKey,
  columns,
  file,
  selected,
  isHidden,
  isShort,
  beforeFile,
  requestFile,
}: Props<Row>) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: Format, rows: readonly Row[] | (() => Promise<Row[]>)) => {
    setBusy(true)
    try {
      const found = typeof rows === 'function' ? await rows() : rows
      await beforeFile?.(found.length)
      const { heads, keys, cells } = contentOf({ columns, rowKey, file }, found)
      await savers[format](name, label, format === 'ndjson' ? [keys, ...cells] : withZone([heads, ...cells]))
    } catch (error) {
      showError((error as CallError).message)
    } finally {
      setBusy(false)
    }
  }
  const request = async (format: ServerFormat) => {
    setBusy(true)
    try {
      await beforeFile?.(of.count ?? 0)
      await requestFile?.(format)
    } catch (error) {
      showError((error as CallError).message)
    } finally {
      setBusy(false)
    }
  }
  // Where nothing matches, there is nothing to download.
  if (of.count === 0 || (of.first && !isHidden && of.rows.length === 0)) return null
  const isLong = (of.count ?? 0) > countedUpTo
  const everything = isLong
    ? `The first ${countedUpTo.toLocaleString('en-GB')} ${noun.many}`
    : `Everything: ${howMany(noun, of.count ?? 2, of.count === null ? 'all' : countWords(of.count))}`
  const choices: { words: string; rows: readonly Row[] | (() => Promise<Row[]>) }[] = [
    ...(selected.length > 0 ? [{ words: `Selected: ${howMany(noun, selected.length)}`, rows: selected }] : []),
    ...(isHidden ? [] : [{ words: `On this page: ${howMany(noun, of.rows.length)}`, rows: of.rows }]),
    ...(isHidden || (of.hasMore && !isShort) ? [{ words: everything, rows: () => of.all(countedUpTo) }] : []),
  ]
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} />} loading={isBusy}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {keysOf(formats).flatMap((format) => [
          <Menu.Label key={format}>{formats[format]}</Menu.Label>,
          ...choices.map(({ words, rows }) => (
            <Menu.Item
              key={`${format} ${words}`}
              aria-label={`${words}, ${formats[format]}`}
              onClick={() => void save(format, rows)}
            >
              {words}
            </Menu.Item>
          )),
          ...(isLong && requestFile
            ? [
                <Menu.Item
                  key={`${format} prepared`}
                  aria-label={`Everything, sent to Downloads, ${formats[format]}`}
                  onClick={() => void request(format)}
                >
                  Everything, sent to Downloads
                </Menu.Item>,
              ]
            : []),
        ])}
      </Menu.Dropdown>
    </Menu>
  )
}
