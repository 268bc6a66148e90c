import { Button, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import type { CallError } from '../contract/errors.ts'
import { EmptyState } from './empty-state.tsx'
import type { To } from './link.tsx'
import { Loaded } from './screen.tsx'

export type Column<Row> = {
  /** The name in `sort`, and of the column. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  width?: number
  align?: 'left' | 'right'
  sortable?: boolean
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
  /** What it lists, for those who hear it: "Brands". */
  label: string
  of: List<Row>
  rowKey: (row: Row) => string
  columns: Column<Row>[]
  /** The page of a row: the first column links to it, and so does a click anywhere on the row. */
  to?: (row: Row) => To
  /** A row on a phone; without it the table scrolls sideways. */
  phone?: (row: Row) => ReactNode
  empty: { title: string; text?: string; action?: ReactNode }
  /** `name` or, last first, `-name`. Kept in the address by whoever uses it. */
  sort?: string | undefined
  onSort?: (sort: string) => void
  selected?: Row[]
  onSelect?: (rows: Row[]) => void
}

// The engine of dense tables comes only to those who see one. The cast: `lazy` forgets type parameters.
const DataTable = lazy(async () => ({ default: (await import('./dense-table.tsx')).DenseTable })) as <Row>(
  props: TableProps<Row>,
) => ReactNode

/** The one table: loading, empty, error and no permission, pages that follow on demand, cards on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { of, phone, empty, rowKey } = props
  const small = useMediaQuery('(max-width: 720px)')
  return (
    <Loaded of={{ ...of, data: of.first }} shape={<RowsToCome />}>
      {() => {
        if (of.rows.length === 0) return <EmptyState {...empty} />
        return (
          <>
            {small && phone ? (
              <Stack gap="sm" component="ul" aria-label={props.label} className="plain-list">
                {of.rows.map((row) => (
                  <li key={rowKey(row)}>{phone(row)}</li>
                ))}
              </Stack>
            ) : (
              <Suspense fallback={<RowsToCome />}>
                <DataTable {...props} />
              </Suspense>
            )}
            {of.hasMore && (
              <Button variant="default" mt="md" loading={of.isFetchingNextPage} onClick={of.more}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function RowsToCome() {
  return (
    <Stack gap={1} component="output" aria-busy="true" aria-label="Loading">
      {[90, 72, 84, 66, 78, 60, 72, 54].map((width, at) => (
        <div key={at} className="row-to-come">
          <Skeleton height={12} width={`${width}%`} radius="xl" />
        </div>
      ))}
    </Stack>
  )
}
