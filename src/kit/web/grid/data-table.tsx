import { Button } from '@mantine/core'
import { useElementSize, useMediaQuery } from '@mantine/hooks'
import { type CSSProperties, useEffect } from 'react'
import { readConditions, sortsOf } from '../../contract/table.ts'
import { EmptyState } from '../empty-state.tsx'
import { Loaded } from '../screen.tsx'
import { RowsToCome } from '../to-come.tsx'
import { DataGrid } from './data-grid.tsx'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import type { GridColumn } from './grid-column.ts'
import { type Selection, useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TableCards } from './table-cards.tsx'
import { askedOf, shownColumns, type TableState, unknownWords } from './table-state.ts'
import { TableTools } from './table-tools.tsx'
import { ShowMore } from '../show-more.tsx'

/**
 * The one list: its state stands in the address, its rows come in pages from a call that takes `tableInput`. Search, filters,
 * order, columns, a count, selection, a file, keys in the grid, and cards on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { noun, fields, of, rowKey, state, onState, empty, none, actions, byDefault } = props
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const selection = useSelection(of.rows, rowKey)
  const { ref: dockRef, height: docked } = useElementSize<HTMLDivElement>()
  useStaysInSight(docked)
  const titled = props.columns.map((column) => ({ ...column, title: fields[column.key]?.title ?? column.key }))
  const conditions = readConditions(fields, state.where)
  const shown = shownColumns(
    props.columns,
    state.columns,
    conditions.map(({ field }) => field),
  )
  const columns = shown.flatMap((key) => titled.filter((column) => column.key === key))
  const sort = state.sort && sortsOf(fields).includes(state.sort) ? state.sort : byDefault
  const change = (to: Partial<TableState>) => {
    // What is not on the list any more is not acted on.
    if ('search' in to || 'where' in to || 'with' in to) selection.set([])
    onState(to)
  }
  const rows = { ...props, isPhone, shown: columns, sort, onState: change }
  const isFiltered = Boolean(state.search?.trim()) || conditions.length > 0
  const note = [props.note, unknownWords(fields, state)].filter(Boolean).join(' ')
  return (
    <div
      className={styles.table}
      style={{ '--docked': `${docked}px` } as CSSProperties}
      aria-busy={of.isPlaceholderData}
    >
      {(!props.isShort || isFiltered) && (
        <TableTools
          {...props}
          isPhone={isPhone}
          shown={shown}
          titled={titled}
          visible={columns}
          sort={sort}
          onState={change}
          selection={selection}
        />
      )}
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      {props.instead ? (
        props.instead(askedOf(fields, state, props.leftOut))
      ) : props.grouped ? (
        props.grouped(askedOf(fields, state, props.leftOut), (list) => (
          <TableRows {...rows} of={list} selection={actions ? selection : null} />
        ))
      ) : (
        <Loaded of={{ ...of, data: of.first }} shape={<RowsToCome />}>
          {() =>
            of.rows.length === 0 ? (
              <EmptyState
                {...(isFiltered ? empty : (none ?? empty))}
                {...(isFiltered && {
                  action: (
                    <Button variant="default" onClick={() => change({ search: undefined, where: undefined })}>
                      Clear filters
                    </Button>
                  ),
                })}
              />
            ) : (
              <>
                <TableRows {...rows} selection={actions ? selection : null} />
                <ShowMore of={of} mt="md" />
              </>
            )
          }
        </Loaded>
      )}
      <div ref={dockRef} className={`no-print ${styles.dock}`}>
        {actions && !props.instead && selection.rows.length > 0 && (
          <SelectionBar noun={noun} of={of} selection={selection} most={props.mostSelected ?? 500}>
            {actions(selection)}
          </SelectionBar>
        )}
        {props.dock}
      </div>
    </div>
  )
}

type RowsProps<Row> = DataTableProps<Row> & {
  isPhone: boolean
  shown: readonly (GridColumn<Row> & { title: string })[]
  selection: Selection<Row> | null
  sort: string
}

function TableRows<Row>(props: RowsProps<Row>) {
  const { label, fields, of, rowKey, rowName, to, state, onState, byDefault, selection, shown, sort, sums } = props
  if (props.isPhone) return <TableCards {...props} />
  return (
    <DataGrid
      label={label}
      columns={shown.map((column) => ({ ...column, sort: fields[column.key]?.sort }))}
      rows={of.rows}
      rowKey={rowKey}
      to={to}
      sort={sort}
      onSort={(next) => onState({ sort: next === byDefault ? undefined : next })}
      isCompact={state.density === 'compact'}
      selecting={selection ? { selection, name: rowName } : undefined}
      total={of.count}
      sums={of.hasMore ? undefined : sums}
    />
  )
}

/** When something docks at the lower edge, the row that was just selected stays in sight. */
function useStaysInSight(docked: number): void {
  useEffect(() => {
    if (docked > 0) document.activeElement?.closest('td, label')?.scrollIntoView({ block: 'nearest' })
  }, [docked])
}
