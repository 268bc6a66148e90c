import { DataTable } from '../../../../kit/web/grid/data-table.tsx'
import { localRows, type LocalTable } from '../../../../kit/web/grid/local-rows.ts'
import type { TableList } from '../../../../kit/web/grid/table-list.ts'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { type DeskState, useDeskState } from '../use-desk-state.ts'
import { useKeptList } from '../use-kept-list.ts'
import { type DeskProps, noPresets, propsOfDesk } from './desk-props.tsx'

type Props<Row> = DeskProps<Row> &
  Pick<LocalTable<Row>, 'values' | 'searched'> & {
    /** The rows that are here, and where they came from. */
    of: Omit<TableList<Row>, 'count' | 'all' | 'isPlaceholderData'>
  }

/** The same list of rows that are in the browser already: searched, filtered and sorted there, once all of them are. */
export function LocalDeskTable<Row>(props: Props<Row>) {
  const desk = useDeskState(props.name, props.presets ?? noPresets, props.brandUid)
  return desk.isReady ? <ReadyTable {...props} desk={desk} /> : <RowsToCome />
}

function ReadyTable<Row>({ desk, ...props }: Props<Row> & { desk: DeskState }) {
  const { of } = props
  const isWhole = !of.hasMore
  const rows = isWhole ? localRows(of.rows, props, desk.state) : of.rows
  const list: TableList<Row> = {
    ...of,
    rows,
    isPlaceholderData: false,
    count: isWhole ? rows.length : null,
    all: (most) => Promise.resolve(rows.slice(0, most)),
  }
  useKeptList(list, props)
  return <DataTable {...props} {...propsOfDesk(props, desk)} of={list} />
}
