import type { ReactNode } from 'react'
import type { DataTableProps } from '../../../../kit/web/grid/data-table-props.ts'
import type { Selection } from '../../../../kit/web/grid/selection.ts'
import { mostAtOnce } from '../../contract.ts'
import type { BulkAction } from '../bulk-action.ts'
import type { DeskState, Preset } from '../use-desk-state.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkRunBar } from './BulkRunBar.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

/** What a list gets from the desk by itself. */
type Own = 'of' | 'state' | 'onState' | 'views' | 'actions' | 'mostSelected' | 'dock' | 'note' | 'requestFile'

export type DeskProps<Row> = Omit<DataTableProps<Row>, Own> & {
  /** Whose list it is, of a brand’s: its people share their views. Without it the list is our team’s. */
  brandUid?: string
  /** What the list is called without a view: "All accounts". */
  allName: string
  presets?: readonly Preset[]
  actions: readonly BulkAction<Row>[]
  /** What else is done with the selected rows, all together instead of each by itself. */
  together?: ((rows: readonly Row[]) => ReactNode) | undefined
  note?: string | undefined
}

export const noPresets: readonly Preset[] = []
const viewMissing = 'This view was deleted or is no longer shared with you, so you’re seeing the whole list.'

/** A list’s state, saved views and actions on many rows, as the table takes them. */
export function propsOfDesk<Row>(
  { name, brandUid, allName, presets = noPresets, noun, rowKey, rowName, actions, together, note }: DeskProps<Row>,
  desk: DeskState,
) {
  const hasActions = actions.length > 0 || together !== undefined
  return {
    state: desk.state,
    onState: desk.change,
    views: <ViewsMenu table={name} brandUid={brandUid} allName={allName} presets={presets} desk={desk} />,
    dock: <BulkRunBar table={name} brandUid={brandUid} />,
    note: desk.isViewMissing ? viewMissing : note,
    mostSelected: mostAtOnce,
    actions: hasActions
      ? (selection: Selection<Row>) => (
          <>
            {together?.(selection.rows)}
            <BulkActions
              table={name}
              brandUid={brandUid}
              noun={noun}
              actions={actions}
              selection={selection}
              nameOf={(row) => ({ uid: rowKey(row), name: rowName(row) })}
            />
          </>
        )
      : undefined,
  }
}
