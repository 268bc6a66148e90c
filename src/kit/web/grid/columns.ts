import type { Cell } from '../../contract/csv.ts'
import { timeAgo } from '../format.ts'
import type { GridColumn } from './grid-column.ts'

type Look<Row> = Pick<GridColumn<Row>, 'width' | 'align' | 'wraps' | 'isHidden'>

/** A column of words or a number, the same on the screen and in a file. */
export function textColumn<Row>(key: string, text: (row: Row) => string | number, look?: Look<Row>): GridColumn<Row> {
  return { key, text, render: text, ...look }
}

/** A column of moments: "2 days ago" on the screen, the day in a file. */
export function timeColumn<Row>(key: string, at: (row: Row) => string | null, look?: Look<Row>): GridColumn<Row> {
  return {
    key,
    text: (row): Cell => at(row)?.slice(0, 10) ?? '',
    render: (row) => {
      const instant = at(row)
      return instant ? timeAgo(instant) : '–'
    },
    ...look,
  }
}
