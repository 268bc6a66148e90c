import type { ReactNode } from 'react'
import type { TableFields } from '../../contract/table.ts'
import type { To } from '../link.tsx'
import type { Choices } from './filter-words.ts'
import type { GridColumn, Noun } from './grid-column.ts'
import type { Selection } from './selection.ts'
import type { TableList } from './table-list.ts'
import type { Asked, LeftOut, TableState } from './table-state.ts'

/** What a list is made of. */
export type DataTableProps<Row> = {
  /** Of files, and of whatever belongs to this list. */
  name: string
  /** What it lists, for those who hear it: "Accounts". */
  label: string
  noun: Noun
  fields: TableFields
  /** What only the server knows of columns, such as the names of colleagues. */
  choices?: Choices
  columns: readonly GridColumn<Row>[]
  of: TableList<Row>
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  to?: (row: Row) => To
  /** A row on a phone. */
  phone: (row: Row) => ReactNode
  empty: { title: string; text?: string; action?: ReactNode }
  searchLabel: string
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
  /** Before a list goes into a file, with what it was asked for; where it fails, there is no file. */
  beforeFile?: (asked: Asked, rows: number) => Promise<unknown>
  /** How many rows can be selected at once. */
  mostSelected?: number
}
