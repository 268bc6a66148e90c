import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { TableFields } from '../../../../../kit/contract/table.ts'
import { localRows, type LocalValues } from '../../../../../kit/web/grid/local-rows.ts'
import type { TableList } from '../../../../../kit/web/grid/table-list.ts'
import type { valueCalls } from '../../../contract.ts'
import { valueColumns } from './value-columns.ts'

/** Dearest first. */
export const byDefault = '-cost'
export type ValueRow = OutputOf<typeof valueCalls.getValue>['rows'][number]

/** What rows are sorted by. Of a row without a visit in the period nothing is known, not that it cost nothing. */
const values: LocalValues<ValueRow> = {
  name: ({ name }) => name,
  ...Object.fromEntries(
    valueColumns.map(({ key, of }) => [key, ({ summary }: ValueRow) => (summary.collabs === 0 ? null : of(summary))]),
  ),
}

/** Rows that are here already, as the list takes them: `first` of them until somebody asks for the others. */
export function useValueList(
  rows: readonly ValueRow[],
  fields: TableFields,
  { search, sort, first }: { search: string | undefined; sort: string | undefined; first: number },
): TableList<ValueRow> {
  const [isOpen, setOpen] = useState(false)
  const found = localRows(rows, { fields, values, searched: ({ name }) => name, byDefault }, { search, sort })
  const hasMore = !isOpen && found.length > first
  return {
    rows: hasMore ? found.slice(0, first) : found,
    first: true,
    error: null,
    refetch: () => undefined,
    more: () => setOpen(true),
    hasMore,
    isFetchingNextPage: false,
    isPlaceholderData: false,
    count: found.length,
    all: (most) => Promise.resolve(found.slice(0, most)),
  }
}
