import type { Call, CallDefinition, OutputOf } from '../../../../kit/contract/calls.ts'
import { DataTable } from '../../../../kit/web/grid/data-table.tsx'
import type { DataTableProps } from '../../../../kit/web/grid/data-table-props.ts'
import type { Choices } from '../../../../kit/web/grid/filter-words.ts'
import { type TableList, useTableList } from '../../../../kit/web/grid/table-list.ts'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { mostAtOnce } from '../../contract.ts'
import type { BulkAction } from '../bulk-action.ts'
import { type DeskState, type Preset, useDeskState } from '../use-desk-state.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkRunBar } from './BulkRunBar.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

type Props<C extends TableCall> = Omit<
  DataTableProps<RowOf<C>>,
  'of' | 'state' | 'onState' | 'views' | 'actions' | 'mostSelected' | 'dock' | 'note'
> & {
  call: C
  /** What the list is called without a view: "All accounts". */
  allName: string
  presets?: readonly Preset[]
  actions: readonly BulkAction<RowOf<C>>[]
  /** What the rows that are shown know of columns, such as the name of a record that the list is filtered by. */
  choicesIn?: (rows: readonly RowOf<C>[]) => Choices
}

const viewMissing = 'This view was deleted or is no longer shared with you, so you’re seeing the whole list.'

/** A list of the team's: with saved views, and actions on many rows at once. */
export function DeskTable<C extends TableCall>(props: Props<C>) {
  const desk = useDeskState(props.name)
  // Not the whole list first, and the role's view a moment later.
  return desk.isReady ? <ReadyTable {...props} desk={desk} /> : <RowsToCome />
}

function ReadyTable<C extends TableCall>({
  call,
  allName,
  presets = [],
  actions,
  choicesIn,
  desk,
  ...props
}: Props<C> & { desk: DeskState }) {
  const { name, noun, fields, rowKey, rowName } = props
  const list: TableList<RowOf<C>> = useTableList(call, fields, desk.state, props.leftOut, props.instead !== undefined)
  return (
    <DataTable
      {...props}
      choices={{ ...props.choices, ...choicesIn?.(list.rows) }}
      of={list}
      state={desk.state}
      onState={desk.change}
      views={<ViewsMenu table={name} allName={allName} presets={presets} desk={desk} />}
      dock={<BulkRunBar table={name} />}
      note={desk.isViewMissing ? viewMissing : undefined}
      mostSelected={mostAtOnce}
      actions={
        actions.length === 0
          ? undefined
          : (selection) => (
              <BulkActions
                table={name}
                noun={noun}
                actions={actions}
                selection={selection}
                nameOf={(row) => ({ uid: rowKey(row), name: rowName(row) })}
              />
            )
      }
    />
  )
}
