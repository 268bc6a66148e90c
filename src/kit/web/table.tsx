import { Button, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Loaded } from './screen.tsx'
import type { TableProps } from './table-props.ts'

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
