import type { Cell } from '../../contract/csv.ts'
import { timeAgo } from '../format.ts'
import type { GridColumn } from './grid-column.ts'

type Look<Row> = Pick<GridColumn<Row>, 'width' | 'align' | 'wraps' | 'isHidden'>

/** A column of words or a number, the same on the screen and in a file. */
export function textColumn<Row>(key: string, text: (row: Row) => string | number, look?: Look<Row>): GridColumn<Row> {
  return { key, text, render: text, ...look }
}

/** A moment for a file; a day stays a day. */
export function momentCell(at: string | null | undefined): Cell {
  return at && at.length > 10 ? new Date(at) : (at ?? '')
}

/** A column of moments: "2 days ago" on the screen, day and time in a file. */
export function timeColumn<Row>(key: string, at: (row: Row) => string | null, look?: Look<Row>): GridColumn<Row> {
  return {
    key,
    text: (row): Cell => momentCell(at(row)),
    render: (row) => {
      const instant = at(row)
      return instant ? timeAgo(instant) : '–'
    },
    ...look,
  }
}
