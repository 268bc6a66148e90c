import * as z from 'zod/mini'
import { must } from './must.ts'
import { entriesOf, keysOf } from './keys.ts'
import { page, pageInput } from './fields.ts'

/** A value that a column can hold, and how people read it. */
export type TableChoice = { value: string; label: string }

/**
 * A column of a table, as browser and server both know it. Without a `kind` it is shown and cannot be filtered by. `choices`
 * may be missing where only the server knows them, such as the names of colleagues: the screen then brings them. A `record` is one
 * of too many to choose from, by its id, and found by what somebody types of its name.
 */
export type TableField = {
  title: string
  kind?: 'choice' | 'several' | 'number' | 'day' | 'record'
  choices?: readonly TableChoice[]
  /** A number that isn’t whole: up to two decimals can be asked for. */
  decimals?: true
  /** It can be empty, and be filtered by that. */
  optional?: true
  /** It can be sorted by, or with `down` highest first alone; there is an index for it in the server. */
  sort?: true | 'down'
}
export type TableFields = Readonly<Record<string, TableField>>

/** Checks the shape and keeps the names of the columns. */
export function defineTable<const Fields extends TableFields>(fields: Fields): Fields {
  return fields
}

/** What a column can hold, of names by value: `{ hand: 'By hand' }`. */
export function namedChoices(names: Readonly<Record<string | number, string>>): TableChoice[] {
  return entriesOf(names).map(([value, label]) => ({ value: String(value), label }))
}

/** What can be asked of a column, by what it holds, in words that follow the column's name. */
export const operators = {
  choice: { is: 'is', not: 'is not' },
  several: { is: 'has', not: 'does not have' },
  record: { is: 'is', not: 'is not' },
  number: { min: 'is at least', max: 'is at most', between: 'is between' },
  day: {
    before: 'is before',
    after: 'is after',
    between: 'is between',
    within: 'is in the last',
    past: 'is before today',
  },
} as const
/** Of columns that can be empty. */
export const emptiness = { empty: 'is empty', filled: 'is not empty' } as const

const operatorNames = [
  'is',
  'not',
  'min',
  'max',
  'before',
  'after',
  'between',
  'within',
  'past',
  'empty',
  'filled',
] as const
export type Operator = (typeof operatorNames)[number]

/** One filter of a table: `{ field: 'city', is: 'not', values: ['paris'] }`. */
export type Condition = { field: string; is: Operator; values: string[] }

/** The operators that a column can be filtered with; none for one that only is shown. */
export function operatorsOf({ kind, optional }: TableField): Operator[] {
  if (!kind) return []
  return [...keysOf(operators[kind]), ...(optional ? keysOf(emptiness) : [])]
}

/** How an operator reads after its column's name. Several values make "is any of" of "is". */
export function operatorWords({ kind }: TableField, is: Operator, values = 1): string {
  if (is === 'empty' || is === 'filled') return emptiness[is]
  const words = must(Object.entries(operators[must(kind)]).find(([name]) => name === is))[1]
  if (values < 2 || (is !== 'is' && is !== 'not')) return words
  if (kind === 'several') return is === 'is' ? 'has any of' : 'has none of'
  return is === 'is' ? 'is any of' : 'is none of'
}

const valueCounts: Record<Operator, readonly [number, number]> = {
  is: [1, 50],
  not: [1, 50],
  min: [1, 1],
  max: [1, 1],
  before: [1, 1],
  after: [1, 1],
  between: [2, 2],
  within: [1, 1],
  past: [0, 0],
  empty: [0, 0],
  filled: [0, 0],
}

/** Whether it says everything by itself: “is before today”, “is empty”. */
export const isWhole = (is: Operator): boolean => valueCounts[is][1] === 0

const isDay = (value: string) => z.safeParse(z.iso.date(), value).success && value >= '1800' && value < '2101'
const isCount = (value: string) => /^\d{1,9}$/.test(value)
const isDecimal = (value: string) => /^\d{1,9}(\.\d{1,2})?$/.test(value)

/** Whether a condition can be asked of a table: its column, operator and values fit each other. */
export function fits(fields: TableFields, { field: name, is, values }: Condition): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || !operatorsOf(field).includes(is)) return false
  const [least, most] = valueCounts[is]
  if (values.length < least || values.length > most) return false
  if (field.kind === 'number' || is === 'within') return values.every(field.decimals ? isDecimal : isCount)
  if (field.kind === 'day') return values.every(isDay)
  return values.every((value) => !field.choices || field.choices.some((choice) => choice.value === value))
}

/** Filters as they stand in an address: `city.is.london,paris;created.after.2026-01-01`. */
export function writeConditions(conditions: readonly Condition[]): string | undefined {
  const written = conditions.map(({ field, is, values }) =>
    [field, is, ...(values.length > 0 ? [values.map(encodeURIComponent).join(',')] : [])].join('.'),
  )
  return written.join(';') || undefined
}

/** Reads them; what does not fit the table is left out rather than breaking the page. */
export function readConditions(fields: TableFields, text: string | undefined): Condition[] {
  const conditions = (text ?? '').split(';').flatMap((part) => {
    const [field = '', is = '', ...rest] = part.split('.')
    const operator = operatorNames.find((name) => name === is)
    const values = rest.length > 0 ? rest.join('.').split(',').map(decoded) : []
    return operator ? [{ field, is: operator, values }] : []
  })
  return conditions.filter((condition) => fits(fields, condition)).slice(0, mostConditions)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** How many filters a list takes at once. */
export const mostConditions = 12

/** Counts are exact up to here and say "10,000+" above. */
export const countedUpTo = 10_000

/** How many matches there are, in words: "214", "10,000+". */
export function countWords(count: number): string {
  return count > countedUpTo ? `${countedUpTo.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB')
}

/** The names that a table can be sorted by: `city`, and `-city` for last first. */
export function sortsOf(fields: TableFields): string[] {
  return entriesOf(fields).flatMap(([name, { sort }]) => (sort ? [...(sort === 'down' ? [] : [name]), `-${name}`] : []))
}

/** An order in words: "Joined, latest first", "Name, ascending". */
export function orderWords(fields: TableFields, sort: string): string {
  const name = sort.replace(/^-/, '')
  const isDown = sort !== name
  const { title, kind } = fields[name] ?? { title: name }
  if (kind === 'day') return `${title}, ${isDown ? 'latest' : 'earliest'} first`
  return `${title}, ${isDown ? 'descending' : 'ascending'}`
}

/** What a list of a table takes. `want: 'count'` answers how many match and no rows: a page is not held up by counting. */
export function tableInput(fields: TableFields) {
  return {
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    where: z._default(
      z
        .array(
          z
            .object({
              field: z.string().check(z.maxLength(40)),
              is: z.enum(operatorNames),
              values: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)),
            })
            .check(
              z.refine(
                (condition) => fits(fields, condition),
                'This filter doesn’t work on this list. Remove it, then try again.',
              ),
            ),
        )
        .check(z.maxLength(mostConditions, `Use ${mostConditions} filters at most.`)),
      [],
    ),
    sort: z.optional(
      z
        .string()
        .check(
          z.refine(
            (sort) => sortsOf(fields).includes(sort),
            'This list can’t be sorted by that column. Choose another one.',
          ),
        ),
    ),
    want: z._default(z.enum(['rows', 'count']), 'rows'),
    ...pageInput,
  }
}

/** The answer: a page of rows, or with `want: 'count'` how many match, where one above `countedUpTo` means "more". */
export function tablePage<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(page(row), { count: z.nullable(z.number()) })
}
