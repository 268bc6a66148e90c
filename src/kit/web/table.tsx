import { Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyState } from './empty-state.tsx'
import type { DataGridProps } from './grid/data-grid.tsx'
import { Loaded } from './screen.tsx'
import type { TableProps } from './table-props.ts'
import { RowsToCome } from './to-come.tsx'
import { ShowMore } from './show-more.tsx'

// The grid comes only to those who see one. The cast: `lazy` forgets type parameters.
const DataGrid = lazy(async () => ({ default: (await import('./grid/data-grid.tsx')).DataGrid })) as <Row>(
  props: DataGridProps<Row>,
) => ReactNode

/** A table to read: loading, empty, error and no permission, pages that follow on demand, cards on a phone. */
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
                <DataGrid label={props.label} columns={props.columns} rows={of.rows} rowKey={rowKey} to={props.to} />
              </Suspense>
            )}
            <ShowMore of={of} mt="md" />
          </>
        )
      }}
    </Loaded>
  )
}
