import type { Condition, TableChoice } from '../../contract/table.ts'
import type { Choices } from './filter-words.ts'

/** How a list is filtered by records, of which there are too many to choose from; both are hooks. */
export type RecordFilters = {
  /** What those are called that the conditions name. */
  useNames: (conditions: readonly Condition[]) => Choices
  /** Those of a column whose name is like what somebody typed; null until they’re known. */
  useFound: (field: string, typed: string) => readonly TableChoice[] | null
}

export const noRecords: RecordFilters = { useNames: () => ({}), useFound: () => null }
