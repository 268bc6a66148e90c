import type { ReactNode } from 'react'
import type { TableChoice, TableFields } from '../../contract/table.ts'
import type { Cell } from '../../contract/csv.ts'
import type { To } from '../link.tsx'
import type { Choices } from './filter-words.ts'
import type { GridColumn, Noun } from './grid-column.ts'
import type { RecordFilters } from './record-filters.ts'
import type { Selection } from './selection.ts'
import type { TableList } from './table-list.ts'
import type { Asked, LeftOut, TableState } from './table-state.ts'

/** What the server writes long lists as. */
export type ServerFormat = 'csv' | 'xlsx' | 'ndjson'

type Empty = { title: string; text?: string; action?: ReactNode }

/** What a list is made of. */
export type DataTableProps<Row> = {
  /** Of files, and of whatever belongs to this list. */
  name: string
  /** What a file is called, where that isn’t the same for every record with such a list. */
  fileName?: string
  /** What it lists, for those who hear it: "Accounts". */
  label: string
  noun: Noun
  fields: TableFields
  /** What only the server knows of columns, such as the names of colleagues. */
  choices?: Choices
  /** Finds and names the records that it is filtered by. */
  records?: RecordFilters
  columns: readonly GridColumn<Row>[]
  of: TableList<Row>
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  to?: (row: Row) => To
  /** A row on a phone. */
  phone: (row: Row) => ReactNode
  empty: Empty
  /** In its place where nothing is searched or filtered. */
  none?: Empty
  /** What a search looks at; without it the page has a search, filters and an order of its own. */
  searchLabel?: string
  state: TableState
  onState: (change: Partial<TableState>) => void
  /** The order without another. */
  byDefault: string
  /** In front of the search: the saved views. */
  views?: ReactNode
  /** What can be done with the selected rows; without it nothing is selected. */
  actions?: ((selection: Selection<Row>) => ReactNode) | undefined
  /** What stays in sight at the lower edge, under the selection. */
  dock?: ReactNode
  /** Something to know about how the list is looked at. */
  note?: string | undefined
  /** What is not listed unless somebody wants it. */
  leftOut?: LeftOut
  /** The same rows in another way, such as a board, of what is asked of the server; instead of the rows, and nothing is selected then. */
  instead?: ((asked: Asked) => ReactNode) | undefined
  /** The other way is in the list’s order too, which is then chosen above it. */
  isInsteadOrdered?: boolean
  /** No file of the rows is offered, such as while they are pictures. */
  isFileless?: boolean
  /** Few rows that one sees at a glance: nothing stands above them, unless they are searched or filtered. */
  isShort?: boolean
  /** The rows under a heading for each value of a column, of what is asked of the server; `rowsOf` draws those of a list. */
  grouped?: ((asked: Asked, rowsOf: (of: TableList<Row>) => ReactNode) => ReactNode) | undefined
  /** What its rows can be grouped by. */
  groupings?: readonly TableChoice[]
  /** What the rows add up to, under them; not in files. */
  sums?: Row | undefined
  /** What a file holds in place of the columns that are shown, its heads first. */
  file?: (rows: readonly Row[]) => Cell[][]
  /** A file holds the rows that are shown, and no more are fetched for it. */
  isFileShort?: boolean
  /** Before a list goes into a file, with what it was asked for; where it fails, there is no file. */
  beforeFile?: (asked: Asked, rows: number) => Promise<unknown>
  /** Has everything put into a file by the server, for a list that is too long to fetch. */
  requestFile?: ((asked: Asked, format: ServerFormat) => Promise<unknown>) | undefined
  /** How many rows can be selected at once. */
  mostSelected?: number
}
