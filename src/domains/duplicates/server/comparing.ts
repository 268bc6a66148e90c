import { isDeepStrictEqual } from 'node:util'
import { CallError } from '../../../kit/contract/errors.ts'
import type { MergeField } from '../contract.ts'

/** One thing to choose between two records: what it is called, how it reads, and the columns that go together. */
export type ComparedField<Row> = {
  label: string
  columns: readonly (keyof Row)[]
  /** Where one is surer than the other, such as a date that was checked: the surer one is proposed. */
  isSure?: (of: Row) => boolean
} & (
  | { words: (of: Row) => readonly string[] }
  | { days: (of: Row) => readonly string[] }
  | { pictures: (of: Row) => readonly string[] }
)
export type ComparedFields<Row> = Readonly<Record<string, ComparedField<Row>>>

function read<Row>(field: ComparedField<Row>, row: Row): { kind: MergeField['kind']; values: string[] } {
  if ('words' in field) return { kind: 'words', values: [...field.words(row)] }
  if ('days' in field) return { kind: 'days', values: [...field.days(row)] }
  return { kind: 'pictures', values: [...field.pictures(row)] }
}

/** Where two records differ, and what they have in common. Of the one that goes, only what the other lacks is proposed. */
export function compareFields<Row>(
  fields: ComparedFields<Row>,
  staying: Row,
  going: Row,
): { differ: MergeField[]; same: string[] } {
  const differ: MergeField[] = []
  const same: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const [of, other] = [read(field, staying), read(field, going)]
    if (isDeepStrictEqual(of.values, other.values)) {
      if (of.values.length > 0) same.push(field.label)
      continue
    }
    const isSurer = field.isSure !== undefined && field.isSure(going) && !field.isSure(staying)
    const take = other.values.length > 0 && (of.values.length === 0 || isSurer)
    differ.push({
      field: name,
      label: field.label,
      kind: of.kind,
      staying: of.values,
      going: other.values,
      take,
      fixed: false,
    })
  }
  return { differ, same }
}

/** The columns that the record which stays gets from the other. */
export function takenFrom<Row extends object>(
  fields: ComparedFields<Row>,
  going: Row,
  take: readonly string[],
): Partial<Row> {
  const change: Partial<Row> = {}
  for (const name of take) {
    const field = fields[name]
    if (!field)
      throw new CallError('invalid-argument', 'We don’t recognise one of the fields. Reload the page, then try again.')
    for (const column of field.columns) change[column] = going[column]
  }
  return change
}
