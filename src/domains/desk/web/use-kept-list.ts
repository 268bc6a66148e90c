import { useEffect, useState } from 'react'
import type { Address, To } from '../../../kit/web/link.tsx'
import type { TableList } from '../../../kit/web/grid/table-list.ts'
import { parseAddress } from '../../../kit/web/route.ts'
import { keepList } from './list-behind.ts'

type Shown<Row> = { label: string; rowKey: (row: Row) => string; to?: (row: Row) => To }

/** So many rows more are fetched where the neighbours of a record end. */
const nextRows = 50

/** Keeps the rows of a list for the records that are opened from it. */
export function useKeptList<Row>(list: TableList<Row>, { label, rowKey, to }: Shown<Row>): void {
  const [path] = useState(() => location.pathname)
  const { rows, count, hasMore, all } = list
  useEffect(() => {
    // On its way out, the address is of another page already.
    if (!to || rows.length === 0 || location.pathname !== path) return
    const back: Address = { path, search: parseAddress(location.search) }
    const kept = (some: readonly Row[]) => some.map((row) => ({ uid: rowKey(row), to: to(row) as Address }))
    let { length } = rows
    const more = async () => kept(await all((length += nextRows)))
    keepList({ name: label, back, rows: kept(rows), count, more: hasMore ? more : null })
  })
}
