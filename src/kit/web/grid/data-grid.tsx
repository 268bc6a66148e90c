import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hrefOf, LinkTo, type To } from '../link.tsx'
import styles from './data-grid.module.css'
import edges from '../more-beside.module.css'
import { useMoreBeside } from '../more-beside.ts'
import { onGridKey } from './grid-keys.ts'
import type { Selection } from './selection.ts'

export type ShownColumn<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  width?: number | undefined
  align?: 'left' | 'right' | undefined
  wraps?: true | undefined
  /** The list can be sorted by it; with `down` highest first alone. */
  sort?: true | 'down' | undefined
}

export type DataGridProps<Row> = {
  label: string
  columns: readonly ShownColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  to?: ((row: Row) => To) | undefined
  /** `name`, or `-name` for last first. */
  sort?: string | undefined
  onSort?: (sort: string) => void
  isCompact?: boolean
  /** Without it nothing can be selected. `name` is what a row's box says. */
  selecting?: { selection: Selection<Row>; name: (row: Row) => string } | undefined
  /** How many rows there are in all, where that is known. */
  total?: number | null
  /** What all rows add up to, under them. */
  sums?: Row | undefined
}

/** Rows and columns that one moves in by arrow keys. Order and filters are the server's; this draws what it answered. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, isCompact, selecting, total = null, sums } = props
  const [frame, beside] = useMoreBeside<HTMLDivElement>()
  return (
    <div className={edges.beside} {...beside}>
      <div ref={frame} className={styles.frame}>
        <table
          // One moves from cell to cell by arrow keys, which a plain table does not say.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={label}
          aria-rowcount={total === null ? -1 : total + 1}
          aria-multiselectable={selecting && true}
          className={styles.grid}
          data-compact={isCompact || undefined}
          onKeyDown={onGridKey}
          onMouseOver={titleCut}
          onFocus={titleCut}
        >
          <thead>
            <tr aria-rowindex={1}>
              {selecting && <AllBox rows={rows} rowKey={rowKey} selection={selecting.selection} />}
              {columns.map((column, at) => (
                <Head key={column.key} column={column} isEntrance={!selecting && at === 0} {...props} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <GridRow key={rowKey(row)} row={row} at={at} {...props} />
            ))}
          </tbody>
          {sums && (
            <tfoot>
              <tr aria-rowindex={rows.length + 2}>
                {columns.map(({ key, align, wraps, render }, at) => (
                  <td
                    key={key}
                    tabIndex={-1}
                    colSpan={selecting && at === 0 ? 2 : undefined}
                    data-align={align}
                    data-wraps={wraps}
                  >
                    <b>{render(sums)}</b>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

/** A cell that is cut says all of it when it’s pointed at or reached. */
function titleCut({ target }: { target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!cell) return
  const isCut = [cell, ...cell.querySelectorAll('.ellipsis')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  cell.title = isCut ? (cell.textContent ?? '') : ''
}

type AllBoxProps<Row> = Pick<DataGridProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row> }

function AllBox<Row>({ rows, rowKey, selection }: AllBoxProps<Row>) {
  const chosen = rows.filter((row) => selection.has(rowKey(row))).length
  const isAll = rows.length > 0 && chosen === rows.length
  return (
    <th className={styles.box} tabIndex={0} scope="col">
      <Checkbox
        size="xs"
        tabIndex={-1}
        aria-label="Select all rows shown"
        checked={isAll}
        indeterminate={chosen > 0 && !isAll}
        onChange={() => selection.change(rows, !isAll)}
      />
    </th>
  )
}

type HeadProps<Row> = DataGridProps<Row> & {
  column: ShownColumn<Row>
  /** Where Tab comes in: the cells after it are reached by arrow keys. */
  isEntrance: boolean
}

function Head<Row>({ column, isEntrance, sort, onSort }: HeadProps<Row>) {
  const { key, title } = column
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? IconArrowUp : direction ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      aria-sort={direction}
      tabIndex={isEntrance ? 0 : -1}
      data-align={column.align}
      data-wraps={column.wraps}
      style={column.width === undefined ? undefined : { minWidth: column.width }}
    >
      {column.sort && onSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.sort}
          data-active={direction && true}
          onClick={() => onSort(column.sort === 'down' || direction === 'ascending' ? `-${key}` : key)}
        >
          {title}
          <Icon size={14} aria-hidden="true" />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

type RowProps<Row> = DataGridProps<Row> & { row: Row; at: number }

function GridRow<Row>({ row, at, columns, rows, rowKey, to, selecting }: RowProps<Row>) {
  const navigate = useNavigate()
  const key = rowKey(row)
  const isSelected = selecting?.selection.has(key)
  return (
    <tr
      data-row={key}
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      className={to && styles.leads}
      onClick={(event) => {
        const isOwn = event.target instanceof Element && event.target.closest('a, button, input, select, label')
        if (to && !isOwn && !window.getSelection()?.toString()) void navigate({ href: hrefOf(to(row)) })
      }}
    >
      {selecting && (
        <td className={styles.box} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={`Select ${selecting.name(row)}`}
            checked={isSelected ?? false}
            // The click knows whether Shift is held; the change does not.
            onChange={() => undefined}
            onClick={(event) => selecting.selection.toggle(key, event.shiftKey, rows)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} tabIndex={-1} data-align={column.align} data-wraps={column.wraps}>
          {index === 0 && to ? (
            <LinkTo to={to(row)} tabIndex={-1}>
              {column.render(row)}
            </LinkTo>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  )
}
