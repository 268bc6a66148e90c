import { type Condition, readConditions, sortsOf, type TableFields } from '../../contract/table.ts'
import { dayMs } from '../format.ts'
import type { TableState } from './table-state.ts'

/** What a row has in a column: moments as ISO text, null for nothing. */
export type LocalValue = string | number | null
export type LocalValues<Row> = Readonly<Record<string, (row: Row) => LocalValue>>

export type LocalTable<Row> = {
  fields: TableFields
  values: LocalValues<Row>
  /** What a search looks at. */
  searched: (row: Row) => string
  byDefault: string
}

/** Rows that are here already, searched, filtered and in order as the server would have them; nothing comes last, either way round. */
export function localRows<Row>(
  rows: readonly Row[],
  { fields, values, searched, byDefault }: LocalTable<Row>,
  { search = '', where, sort: asked = '' }: Pick<TableState, 'search' | 'where' | 'sort'>,
): Row[] {
  const sort = sortsOf(fields).includes(asked) ? asked : byDefault
  const conditions = readConditions(fields, where)
  const wanted = search.trim().toLowerCase()
  const name = sort.replace(/^-/, '')
  const sign = sort === name ? 1 : -1
  const of = values[name] ?? (() => null)
  return rows
    .filter((row) => searched(row).toLowerCase().includes(wanted))
    .filter((row) => conditions.every((condition) => holds(values[condition.field]?.(row) ?? null, condition)))
    .toSorted((a, b) => {
      const [one, other] = [of(a), of(b)]
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return sign * (typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other)))
    })
}

function holds(value: LocalValue, { is, values }: Condition): boolean {
  if (is === 'empty') return value === null
  if (is === 'filled') return value !== null
  if (is === 'not') return value === null || !values.includes(String(value))
  if (value === null) return false
  const [first = '', second = ''] = values
  if (typeof value === 'number') {
    const [least, most] = [Number(first), Number(second)].toSorted((a, b) => a - b)
    if (is === 'between') return value >= (least ?? 0) && value <= (most ?? 0)
    return is === 'min' ? value >= Number(first) : value <= Number(first)
  }
  const [from = '', until = ''] = [first, second].toSorted()
  const day = value.slice(0, 10)
  switch (is) {
    case 'before':
      return day < first
    case 'past':
      return day < new Date().toISOString().slice(0, 10)
    case 'after':
      return day > first
    case 'between':
      return day >= from && day <= until
    case 'within':
      return Date.parse(value) >= Date.now() - Number(first) * dayMs
    default:
      return values.includes(value)
  }
}
