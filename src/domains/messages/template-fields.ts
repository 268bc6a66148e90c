/** What a message in a conversation can say of its collab, and what stands there instead. */
export const templateFields = {
  creator: 'the creator’s name',
  'first name': 'the creator’s first name',
  venue: 'the venue’s name',
  brief: 'the brief’s title',
  date: 'the day of the visit',
  time: 'the time of the visit',
  'content due': 'the day content is due',
  'my name': 'your own name',
} as const
export type TemplateField = keyof typeof templateFields

/** Why there is nothing to put in place of a field yet. */
const missing: Partial<Record<TemplateField, string>> = {
  date: 'no visit is booked yet',
  time: 'no time is booked yet',
  'content due': 'no deadline is set yet',
}

/** What the fields stand for in one conversation; null where there is nothing yet. */
export type FieldValues = Readonly<Record<TemplateField, string | null>>

/** Sets of templates end here. */
export const templatesAtMost = 50

const anyField = /\{([^{}\n]*)\}/g
const isField = (name: string): name is TemplateField => Object.hasOwn(templateFields, name)

/** Every field there is, as it is written. */
export const fieldNames = (Object.keys(templateFields) as TemplateField[]).map((name) => `{${name}}`)

/** The text with its fields filled in; what has no value stays as it is written. */
export function fillTemplate(text: string, values: FieldValues): string {
  return text.replace(anyField, (written, name: string) => (isField(name) && values[name]) || written)
}

/** Why a text cannot be a template: what stands in braces and is no field that is known here; null where it can. */
export function wrongFields(text: string, known: readonly string[] = fieldNames): string | null {
  const wrong = [...text.matchAll(anyField)].flatMap(([written]) => (known.includes(written) ? [] : [written]))
  if (wrong.length === 0) return null
  return `${[...new Set(wrong)].join(', ')} can’t be filled in. Use ${known.join(', ')}.`
}

/** The fields of a text that have nothing to put in their place. */
export function unfilled(text: string, values: FieldValues): TemplateField[] {
  const names = new Set([...text.matchAll(anyField)].map(([, name = '']) => name))
  return [...names].filter(isField).filter((name) => !values[name])
}

/** What stands beside a template that can’t be used as it is: `{date} is missing: no visit is booked yet`; null of one that can. */
export function whatIsMissing(text: string, values: FieldValues): string | null {
  const names = unfilled(text, values)
  if (names.length === 0) return null
  const why = new Set(names.map((name) => missing[name] ?? 'it isn’t known'))
  const fields = names.map((name) => `{${name}}`).join(', ')
  return `${fields} ${names.length === 1 ? 'is' : 'are'} missing: ${[...why].join(', ')}`
}

/** Why a message should not leave as it is: its fields that have nothing to put in their place; null where it has none. */
export function unfilledWords(text: string, values: FieldValues): string | null {
  const empty = unfilled(text, values)
  if (empty.length === 0) return null
  const why = empty.map((name) => `{${name}} can’t be filled in: ${missing[name] ?? 'it isn’t known'}.`)
  return `${why.join(' ')} ${empty.length === 1 ? 'Write it yourself or take it out.' : 'Write them yourself or take them out.'}`
}
