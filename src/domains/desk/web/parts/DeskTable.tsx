import type { Call, CallDefinition, OutputOf } from '../../../../kit/contract/calls.ts'
import { mostConditions, readConditions } from '../../../../kit/contract/table.ts'
import { DataTable } from '../../../../kit/web/grid/data-table.tsx'
import type { DataTableProps } from '../../../../kit/web/grid/data-table-props.ts'
import { type Choices, choicesOf } from '../../../../kit/web/grid/filter-words.ts'
import { type TableList, useTableList } from '../../../../kit/web/grid/table-list.ts'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { useWrite } from '../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { deskCalls, mostAtOnce } from '../../contract.ts'
import type { BulkAction } from '../bulk-action.ts'
import { type DeskState, type Preset, useDeskState } from '../use-desk-state.ts'
import { useKeptList } from '../use-kept-list.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkRunBar } from './BulkRunBar.tsx'
import { groupConditions, GroupedRows } from './GroupedRows.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

type Props<C extends TableCall> = Omit<
  DataTableProps<RowOf<C>>,
  'of' | 'state' | 'onState' | 'views' | 'actions' | 'mostSelected' | 'dock' | 'note' | 'requestFile'
> & {
  call: C
  /** What the call takes besides how it is looked at: which record the list belongs to. */
  given?: Readonly<Record<string, unknown>>
  /** Whose list it is, of a brand’s: its people share their views. Without it the list is our team’s. */
  brandUid?: string
  /** What the list is called without a view: "All accounts". */
  allName: string
  presets?: readonly Preset[]
  actions: readonly BulkAction<RowOf<C>>[]
  /** What the rows that are shown know of columns, such as the name of a record that the list is filtered by. */
  choicesIn?: (rows: readonly RowOf<C>[]) => Choices
}

const noPresets: readonly Preset[] = []
const viewMissing = 'This view was deleted or is no longer shared with you, so you’re seeing the whole list.'

/** A list with saved views, and actions on many rows at once. */
export function DeskTable<C extends TableCall>(props: Props<C>) {
  const desk = useDeskState(props.name, props.presets ?? noPresets, props.brandUid)
  // Not the whole list first, and the role's view a moment later.
  return desk.isReady ? <ReadyTable {...props} desk={desk} /> : <RowsToCome />
}

function ReadyTable<C extends TableCall>({
  call,
  given,
  allName,
  presets,
  actions,
  choicesIn,
  desk,
  ...props
}: Props<C> & { desk: DeskState }) {
  const { name, noun, fields, rowKey, rowName } = props
  const { group } = desk.state
  const groupings = Object.entries(fields).flatMap(([key, { title, kind }]) =>
    kind === 'choice' && choicesOf(fields, props.choices ?? {}, key).length > 0 ? [{ value: key, label: title }] : [],
  )
  const groupChoices = group === undefined ? [] : choicesOf(fields, props.choices ?? {}, group)
  // A group is more filters.
  const isGrouped =
    !props.instead &&
    groupings.some(({ value }) => value === group) &&
    readConditions(fields, desk.state.where).length < mostConditions - groupConditions(groupChoices)
  const list: TableList<RowOf<C>> = useTableList(
    call,
    fields,
    desk.state,
    props.leftOut,
    isGrouped || props.instead !== undefined,
    given,
  )
  const requestFile = useWrite(deskCalls.requestListDownload, {
    onDone: () => showSuccess('We’re preparing your file. We’ll notify you when it’s ready.'),
  })
  useKeptList(list.rows, props)
  return (
    <DataTable
      {...props}
      requestFile={
        props.brandUid === undefined
          ? (asked, format) =>
              requestFile({ call: call.name, name: props.label, asked: { ...given, ...asked }, format })
          : undefined
      }
      choices={{ ...props.choices, ...choicesIn?.(list.rows) }}
      of={list}
      state={desk.state}
      onState={desk.change}
      views={
        <ViewsMenu
          table={name}
          brandUid={props.brandUid}
          allName={allName}
          presets={presets ?? noPresets}
          desk={desk}
        />
      }
      dock={<BulkRunBar table={name} brandUid={props.brandUid} />}
      groupings={groupings}
      grouped={
        isGrouped && group !== undefined
          ? (asked, rowsOf) => (
              <GroupedRows
                call={call}
                given={given}
                fields={fields}
                asked={asked}
                field={group}
                choices={groupChoices}
                rowsOf={rowsOf}
              />
            )
          : undefined
      }
      note={desk.isViewMissing ? viewMissing : undefined}
      mostSelected={mostAtOnce}
      actions={
        actions.length === 0
          ? undefined
          : (selection) => (
              <BulkActions
                table={name}
                brandUid={props.brandUid}
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
