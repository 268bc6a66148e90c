import type { Call, CallDefinition, OutputOf } from '../../../../kit/contract/calls.ts'
import { mostConditions, readConditions } from '../../../../kit/contract/table.ts'
import { DataTable } from '../../../../kit/web/grid/data-table.tsx'
import { type Choices, choicesOf } from '../../../../kit/web/grid/filter-words.ts'
import { type TableList, useTableList } from '../../../../kit/web/grid/table-list.ts'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { useWrite } from '../../../../kit/web/calls.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { deskCalls } from '../../contract.ts'
import { type DeskState, useDeskState } from '../use-desk-state.ts'
import { useKeptList } from '../use-kept-list.ts'
import { type DeskProps, noPresets, propsOfDesk } from './desk-props.tsx'
import { groupConditions, GroupedRows, type RowGroup } from './GroupedRows.tsx'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

type Props<C extends TableCall> = Omit<DeskProps<RowOf<C>>, 'note'> & {
  call: C
  /** What the call takes besides how it is looked at: which record the list belongs to. */
  given?: Readonly<Record<string, unknown>>
  /** Groups of a column that are not one for each of its values, such as the columns of a board. */
  groups?: Readonly<Record<string, readonly RowGroup[]>>
  /** What the rows that are shown know of columns, such as the name of a record that the list is filtered by. */
  choicesIn?: (rows: readonly RowOf<C>[]) => Choices
}

/** A list with saved views, and actions on many rows at once. */
export function DeskTable<C extends TableCall>(props: Props<C>) {
  const desk = useDeskState(props.name, props.presets ?? noPresets, props.brandUid)
  // Not the whole list first, and the role's view a moment later.
  return desk.isReady ? <ReadyTable {...props} desk={desk} /> : <RowsToCome />
}

function ReadyTable<C extends TableCall>({
  call,
  given,
  groups,
  choicesIn,
  desk,
  ...props
}: Props<C> & { desk: DeskState }) {
  const { fields } = props
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
  useKeptList(list, props)
  return (
    <DataTable
      {...props}
      {...propsOfDesk(props, desk)}
      requestFile={
        props.brandUid === undefined
          ? (asked, format) =>
              requestFile({
                call: call.name,
                name: (props.fileName ?? props.label).slice(0, 60),
                asked: { ...given, ...asked },
                format,
              })
          : undefined
      }
      choices={{ ...props.choices, ...choicesIn?.(list.rows) }}
      of={list}
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
                groups={groups?.[group]}
                rowsOf={rowsOf}
              />
            )
          : undefined
      }
    />
  )
}
