import * as z from 'zod/mini'
import { type Condition, mostConditions, readConditions, sortsOf, type TableFields } from '../../contract/table.ts'

const part = z.optional(z.string().check(z.maxLength(2000)))

/** How a list is looked at, as its address holds it. For `z.extend` of a page's schema, or as its schema. */
export const tableSearch = z.object({
  search: z.optional(z.string().check(z.maxLength(80))),
  where: part,
  sort: part,
  columns: part,
  density: z.optional(z.literal('compact')),
  /** The column whose values its rows are grouped by. */
  group: part,
  /** Shows what the list leaves out by itself. */
  with: z.optional(z.literal('left-out')),
  /** The saved view it began with; `all` for none, where a default would open otherwise. */
  saved: z.optional(z.string().check(z.maxLength(60))),
  /** The name of the way of looking that it began with, of those that come with the list. */
  preset: z.optional(z.string().check(z.maxLength(60))),
})
export type TableState = z.output<typeof tableSearch>

/** Nothing asked for: every part, so that an address loses those that it had. */
export const plainState: TableState = {
  search: undefined,
  where: undefined,
  sort: undefined,
  columns: undefined,
  density: undefined,
  group: undefined,
  with: undefined,
  saved: undefined,
  preset: undefined,
}

/** What a saved view holds: all but which view it is. */
export type ViewState = Omit<TableState, 'saved' | 'preset'>

/** The parts of a state that a view remembers, as an address writes them. */
export function viewQuery(state: ViewState): string {
  const { search, where, sort, columns, density, group, with: also } = state
  const set = Object.entries({ search, where, sort, columns, density, group, with: also }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  )
  return new URLSearchParams(set).toString()
}

/** Reads what `viewQuery` wrote. */
export function readViewQuery(query: string): ViewState {
  const parsed = z.safeParse(tableSearch, Object.fromEntries(new URLSearchParams(query)))
  return parsed.success ? parsed.data : {}
}

/** What a list leaves out until somebody asks for it, such as test data. */
export type LeftOut = {
  condition: Condition
  /** On its chip, and on the button that shows them: "Without test data", "Show test data". */
  words: string
  show: string
}

/** Whether it is left out: not where a filter of the same column asks for it, or somebody wants to see it. */
export function isLeftOut(fields: TableFields, state: ViewState, { condition }: LeftOut): boolean {
  const own = readConditions(fields, state.where)
  const asksForIt = own.some(
    ({ field, is, values }) =>
      field === condition.field && is === 'is' && values.some((value) => condition.values.includes(value)),
  )
  return state.with !== 'left-out' && !asksForIt && own.length < mostConditions
}

/** What an address asks for and the table does not have, as a sentence; null where there is none. */
export function unknownWords(fields: TableFields, { where, sort }: ViewState): string | null {
  const asked = (where ?? '').split(';').filter(Boolean).length
  const unknown = asked - readConditions(fields, where).length
  const sentences = [
    ...(unknown === 1 ? ['We don’t recognise one filter in this link, so we left it out.'] : []),
    ...(unknown > 1 ? [`We don’t recognise ${unknown} filters in this link, so we left them out.`] : []),
    ...(sort && !sortsOf(fields).includes(sort)
      ? ['We don’t recognise the sort order in this link, so we left it out.']
      : []),
  ]
  return sentences.join(' ') || null
}

/** What a state asks of the server. */
export type Asked = { search?: string; where?: Condition[]; sort?: string }

/** What is asked of the server for a state: parts that the table does not know are left out. */
export function askedOf(fields: TableFields, state: ViewState, leftOut?: LeftOut): Asked {
  const { search, where, sort } = state
  const own = readConditions(fields, where)
  const conditions = leftOut && isLeftOut(fields, state, leftOut) ? [...own, leftOut.condition] : own
  return {
    ...(search?.trim() && { search: search.trim() }),
    ...(conditions.length > 0 && { where: conditions }),
    ...(sort && sortsOf(fields).includes(sort) && { sort }),
  }
}

/**
 * The columns that are shown, in their order: those of the address, or all but the hidden ones, with those that the list is
 * filtered by. The first always stays.
 */
export function shownColumns(
  all: readonly { key: string; isHidden?: boolean | undefined }[],
  columns: string | undefined,
  filtered: readonly string[] = [],
): string[] {
  const known = all.map(({ key }) => key)
  const chosen = (columns ?? '').split(',').filter((key) => known.includes(key))
  if (chosen.length === 0) {
    return all.filter(({ key, isHidden }) => !isHidden || filtered.includes(key)).map(({ key }) => key)
  }
  const [first] = known
  return [...new Set([...(first === undefined ? [] : [first]), ...chosen])]
}
