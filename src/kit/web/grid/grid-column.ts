import type { ReactNode } from 'react'
import type { Cell } from '../../contract/csv.ts'

/** A column of a file: its key in NDJSON, its head in a table. */
export type FileColumn<Row> = { key: string; title: string; text: (row: Row) => Cell }

/** A column as the browser draws it; its title, filters and order are the table's. */
export type GridColumn<Row> = {
  /** Its name in the table's fields. */
  key: string
  render: (row: Row) => ReactNode
  /** The same for a file; null for what is only done there, which no file has. */
  text: ((row: Row) => Cell) | null
  /** The columns that a file has in its place, where it says several things at once. */
  parts?: readonly FileColumn<Row>[]
  width?: number
  align?: 'right'
  /** Long text goes on in the next line instead of being cut, and so does the title. */
  wraps?: true
  /** Not shown until somebody chooses it. */
  isHidden?: true
}

/** Names of what a list holds: "1 person", "2 people". */
export type Noun = { one: string; many: string }

/** How many of them, with the number as it is written already. */
export function howMany(noun: Noun, count: number, words = count.toLocaleString('en-GB')): string {
  return `${words} ${count === 1 ? noun.one : noun.many}`
}
