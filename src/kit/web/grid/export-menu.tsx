import '../styles.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { countedUpTo, countWords } from '../../contract/table.ts'
import type { CallError } from '../../contract/errors.ts'
import { saveCsv, saveXlsx } from '../save-file.ts'
import { showError } from '../toasts.ts'
import { howMany, type GridColumn, type Noun } from './grid-column.ts'
import type { TableList } from './table-list.ts'

type Props<Row> = {
  name: string
  label: string
  noun: Noun
  of: TableList<Row>
  columns: readonly (GridColumn<Row> & { title: string })[]
  selected: readonly Row[]
  /** The rows are shown in another way: there are none on the page. */
  isHidden: boolean
  beforeFile?: ((rows: number) => Promise<unknown>) | undefined
}

const formats = { csv: 'CSV', xlsx: 'Excel' } as const
type Format = keyof typeof formats

/** The list as a file with the columns that are shown: what is selected, what is on the page, or everything that matches. */
export function ExportMenu<Row>({ name, label, noun, of, columns, selected, isHidden, beforeFile }: Props<Row>) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: Format, rows: readonly Row[] | (() => Promise<Row[]>)) => {
    setBusy(true)
    try {
      const found = typeof rows === 'function' ? await rows() : rows
      await beforeFile?.(found.length)
      const cells = [columns.map(({ title }) => title), ...found.map((row) => columns.map(({ text }) => text(row)))]
      await (format === 'csv' ? saveCsv(name, cells) : saveXlsx(name, label, cells))
    } catch (error) {
      showError((error as CallError).message)
    } finally {
      setBusy(false)
    }
  }
  const everything =
    (of.count ?? 0) > countedUpTo
      ? `The first ${countedUpTo.toLocaleString('en-GB')} ${noun.many}`
      : `Everything: ${howMany(noun, of.count ?? 2, of.count === null ? 'all' : countWords(of.count))}`
  const choices: { words: string; rows: readonly Row[] | (() => Promise<Row[]>) }[] = [
    ...(selected.length > 0 ? [{ words: `Selected: ${howMany(noun, selected.length)}`, rows: selected }] : []),
    ...(isHidden ? [] : [{ words: `On this page: ${howMany(noun, of.rows.length)}`, rows: of.rows }]),
    ...(isHidden || of.hasMore ? [{ words: everything, rows: () => of.all(countedUpTo) }] : []),
  ]
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} />} loading={isBusy}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'xlsx'] as const).flatMap((format) => [
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
        ])}
      </Menu.Dropdown>
    </Menu>
  )
}
