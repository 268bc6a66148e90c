import { type Condition, operatorWords, type TableChoice, type TableFields } from '../../contract/table.ts'

export type Choices = Readonly<Record<string, readonly TableChoice[]>>

/** What a column can hold: of the table, or, where only the server knows, what the screen brings. */
export function choicesOf(fields: TableFields, choices: Choices, name: string): readonly TableChoice[] {
  return fields[name]?.choices ?? choices[name] ?? []
}

/** Choices that several rows name, each once. */
export function uniqueChoices(choices: readonly TableChoice[]): TableChoice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}

/** A filter as a sentence: "City is any of London, Paris". */
export function conditionWords(fields: TableFields, choices: Choices, { field: name, is, values }: Condition): string {
  const field = fields[name]
  if (!field) return name
  const begin = `${field.title} ${operatorWords(field, is, values.length)}`
  if (values.length === 0) return begin
  if (is === 'within') return `${begin} ${values[0]} ${values[0] === '1' ? 'day' : 'days'}`
  const words = values.map((value) => {
    if (field.kind === 'day') return dayWords(value)
    if (field.kind === 'number') return Number(value).toLocaleString('en-GB')
    const label = choicesOf(fields, choices, name).find((choice) => choice.value === value)?.label
    // The id of a record says nothing: its name is on the way.
    return label ?? (field.kind === 'record' ? '…' : value)
  })
  if (is === 'between') return `${begin} ${words.join(' and ')}`
  const shown = words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} more`] : words
  return `${begin} ${shown.join(', ')}`
}

function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
