import { useEffect, useState } from 'react'
import type { Address, To } from '../../../kit/web/link.tsx'
import { parseAddress } from '../../../kit/web/route.ts'
import { keepList } from './list-behind.ts'

type Shown<Row> = { label: string; rowKey: (row: Row) => string; to?: (row: Row) => To }

/** Keeps the rows of a list for the records that are opened from it. */
export function useKeptList<Row>(rows: readonly Row[], { label, rowKey, to }: Shown<Row>): void {
  const [path] = useState(() => location.pathname)
  useEffect(() => {
    // On its way out, the address is of another page already.
    if (!to || rows.length === 0 || location.pathname !== path) return
    const back: Address = { path, search: parseAddress(location.search) }
    keepList({ name: label, back, rows: rows.map((row) => ({ uid: rowKey(row), to: to(row) as Address })) })
  })
}
