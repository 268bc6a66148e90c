import type { ReactNode } from 'react'
import type { CallError } from '../contract/errors.ts'
import type { To } from './link.tsx'

export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  width?: number
  align?: 'left' | 'right'
}

/** What `useList` answers, as far as a table needs it. */
type List<Row> = {
  rows: Row[]
  first: unknown
  error: CallError | null
  refetch: () => unknown
  more: () => void
  hasMore: boolean
  isFetchingNextPage: boolean
}

export type TableProps<Row> = {
  /** What it lists, for those who hear it: "Accounts". */
  label: string
  of: List<Row>
  rowKey: (row: Row) => string
  columns: Column<Row>[]
  /** The page of a row: the first column links to it, and so does a click anywhere on the row. */
  to?: (row: Row) => To
  /** A row on a phone; without it the table scrolls sideways. */
  phone?: (row: Row) => ReactNode
  empty: { title: string; text?: string; action?: ReactNode }
}
