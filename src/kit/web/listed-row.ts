import type { CallDefinition, Call, OutputOf } from '../contract/calls.ts'
import { queryClient } from './calls.ts'

type Listing = CallDefinition & Pick<Call, 'name'>
type RowOf<C extends Listing> = OutputOf<C> extends { rows: (infer Row)[] } ? Row : never

/** A row of a list that the page has in any of its orders and filters (`useList`): what is opened from it need not be fetched again. */
export function findListed<C extends Listing>(call: C, isWanted: (row: RowOf<C>) => boolean): RowOf<C> | undefined {
  const lists = queryClient.getQueriesData<{ pages?: { rows: RowOf<C>[] }[] }>({ queryKey: [call.name] })
  return lists.flatMap(([, list]) => list?.pages?.flatMap(({ rows }) => rows) ?? []).find(isWanted)
}
