import 'mantine-datatable/styles.css'
import { useNavigate } from '@tanstack/react-router'
import { DataTable, type DataTableColumn, type DataTableProps } from 'mantine-datatable'
import { first } from '../contract/must.ts'
import { hrefOf, LinkTo } from './link.tsx'
import { sortOf, writeSort } from './sort.ts'
import type { TableProps } from './table-props.ts'

/** Rows of 40 px with figures below each other, sorting and selection. */
export function DenseTable<Row>({ label, of, rowKey, columns, to, sort, onSort, selected, onSelect }: TableProps<Row>) {
  const navigate = useNavigate()
  const shown: DataTableColumn<Row>[] = columns.map((column, at) => ({
    accessor: column.key,
    title: column.title,
    width: column.width,
    textAlign: column.align ?? 'left',
    sortable: column.sortable && onSort !== undefined,
    render: (row) => (at === 0 && to ? <LinkTo to={to(row)}>{column.render(row)}</LinkTo> : column.render(row)),
  }))
  // The library's properties are a union over its features, which optional ones cannot be spread into.
  const features = {
    ...(onSort && {
      sortStatus: sortOf(sort, first(columns).key),
      onSortStatusChange: ({ columnAccessor, direction }) => onSort(writeSort(String(columnAccessor), direction)),
    }),
    ...(onSelect && { selectedRecords: selected ?? [], onSelectedRecordsChange: onSelect }),
    ...(to && {
      onRowClick: ({ record, event }) => {
        if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
        void navigate({ href: hrefOf(to(record)) })
      },
    }),
  } satisfies Partial<DataTableProps<Row>> as object
  return (
    <section aria-label={label}>
      <DataTable<Row>
        {...features}
        className="dense-table"
        records={of.rows}
        columns={shown}
        idAccessor={rowKey}
        minHeight={0}
        verticalSpacing={8}
        highlightOnHover
        withTableBorder
        borderRadius="lg"
        noRecordsText=""
      />
    </section>
  )
}
