import type { Call, CallDefinition, OutputOf, SentInputOf } from '../../contract/calls.ts'
import type { TableFields } from '../../contract/table.ts'
import { fetchSome, useList, useRead } from '../calls.ts'
import type { CallError } from '../../contract/errors.ts'
import { askedOf, type LeftOut, type TableState } from './table-state.ts'

type TableCall = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends TableCall> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

/** The rows of a list in its state, how many there are, and all of them on demand. */
export type TableList<Row> = {
  rows: Row[]
  first: unknown
  error: CallError | null
  refetch: () => unknown
  more: () => void
  hasMore: boolean
  isFetchingNextPage: boolean
  /** What is shown is what was there before; the answer is under way. */
  isPlaceholderData: boolean
  /** Null until it is counted. */
  count: number | null
  /** The first `most` rows in their order, fetched anew. */
  all: (most: number) => Promise<Row[]>
}

/**
 * Reads a list whose call takes `tableInput` and answers `tablePage`. It is counted beside the first page, not before it; `isHidden`
 * counts it alone. `given` is what the call takes besides: which record the list belongs to.
 */
export function useTableList<C extends TableCall>(
  call: C,
  fields: TableFields,
  state: TableState,
  leftOut?: LeftOut,
  isHidden = false,
  given: Readonly<Record<string, unknown>> = {},
): TableList<RowOf<C>> {
  const asked = { ...given, ...askedOf(fields, state, leftOut) }
  const list = useList(call, asked as SentInputOf<C>, { keep: true, enabled: !isHidden })
  const { sort: _, ...counted }: typeof asked & { sort?: string } = asked
  const count = useRead(call, { ...counted, want: 'count' } as SentInputOf<C>)
  return {
    ...list,
    rows: isHidden ? [] : (list.rows as RowOf<C>[]),
    isPlaceholderData: list.isPlaceholderData && !isHidden,
    refetch: () => Promise.all([list.refetch(), count.refetch()]),
    count: (count.data as { count: number | null } | undefined)?.count ?? null,
    all: (most) => fetchSome(call, { ...asked, limit: 100 } as SentInputOf<C>, most) as Promise<RowOf<C>[]>,
  }
}
