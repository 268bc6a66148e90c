import { useRead } from '../../../kit/web/calls.ts'
import { useAddress } from '../../../kit/web/route.ts'
import {
  plainState,
  readViewQuery,
  tableSearch,
  type TableState,
  viewQuery,
  type ViewState,
} from '../../../kit/web/grid/table-state.ts'
import { deskCalls, type SavedView } from '../contract.ts'

/** A way of looking at a list that comes with it, for what nobody would find among its filters. */
export type Preset = { name: string; state: ViewState }

export type DeskState = {
  state: TableState
  change: (change: Partial<TableState>) => void
  views: SavedView[]
  /** The view that it began with, or else which of those that come with it; and whether it no longer looks like that. */
  view: SavedView | null
  preset: Preset | null
  isChanged: boolean
  /** Opens a view, or with null the list without one. */
  open: (view: Pick<SavedView, 'uid'> | null) => void
  /** Looks at the list in a way that comes with it. */
  openPreset: (preset: Preset) => void
  /** The address names a view that is deleted, or that is not shared with them. */
  isViewMissing: boolean
  /** False until it is known whether a default opens. */
  isReady: boolean
  isAdmin: boolean
}

/**
 * How a list of the team's is looked at: by its address, or, where that says nothing, by the saved view that it names, or by the
 * default of the role. `?saved=…` alone is a link to a view as it stands when somebody opens it.
 */
export function useDeskState(table: string, presets: readonly Preset[], brandUid?: string): DeskState {
  const [address, setAddress] = useAddress(tableSearch)
  const { saved, preset: presetName, ...own } = address
  const read = useRead(deskCalls.listSavedViews, { table, brandUid })
  const views = read.data?.rows ?? []
  const role = read.data?.role
  const byDefault = views.find(({ defaultFor }) => role && defaultFor.includes(role)) ?? null
  const isPlain = viewQuery(own) === ''
  const view = views.find(({ uid }) => uid === saved) ?? (saved === undefined && isPlain ? byDefault : null)
  const state: TableState = isPlain && view ? readViewQuery(view.query) : own
  const query = viewQuery(state)
  const preset = view
    ? null
    : (presets.find((one) => viewQuery(one.state) === query) ?? presets.find(({ name }) => name === presetName) ?? null)
  const begun = view?.query ?? (preset && viewQuery(preset.state))
  return {
    state,
    change: (change) => {
      const next = { ...state, ...change }
      const isEmpty = viewQuery(next) === ''
      const from = view?.uid ?? saved
      // A state without anything in it would be read as the view, or as the default.
      setAddress({ ...plainState, ...next, saved: isEmpty ? 'all' : from, preset: isEmpty ? undefined : preset?.name })
    },
    views,
    view,
    preset,
    isChanged: begun !== null && begun !== query,
    open: (to) => setAddress({ ...plainState, saved: to ? to.uid : byDefault ? 'all' : undefined }),
    openPreset: ({ name, state: wanted }) => setAddress({ ...plainState, ...wanted, preset: name }),
    isViewMissing: read.data !== undefined && saved !== undefined && saved !== 'all' && view === null,
    isReady: read.data !== undefined || read.error !== null || saved === 'all' || !isPlain,
    isAdmin: role === 'admin',
  }
}
