import type { Schema } from './api-docs.ts'
import { fieldWords } from './openapi-field-words.ts'
import { rarerWords } from './openapi-rarer-words.ts'

/** What fields are, by their names. */
export type FieldWords = Readonly<Record<string, string>>

/** Those of the calls that API keys can make, where rarer names mean one thing too. */
export const wordsForKeys: FieldWords = { ...rarerWords, ...fieldWords }

/** Writes into a record what each of its fields is, where that’s known. */
export function describeFields(schema: Schema, fieldWords: FieldWords): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (name === 'can') for (const [action, one] of Object.entries(field.properties ?? {})) describeCan(action, one)
    // A record that several share says itself what it is.
    if (field.$ref || field.description) continue
    const words = [fieldWords[name] ?? idWords(name, field), ...unitsOf(name, field)].filter(Boolean)
    if (words.length > 0) field.description = words.join(' ')
  }
}

function describeCan(action: string, field: Schema): void {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (field.type === 'boolean') field.description = `Whether you can do this now: ${words}.`
}

/** A field and what it is where it isn’t null. */
const waysOf = (field: Schema): Schema[] => [field, ...(field.anyOf ?? [])]

const idPattern = /^\^([a-z_]+)_\[0-9a-z\]\{26\}\$$/

function idWords(name: string, field: Schema): string | undefined {
  const kind = waysOf(field).flatMap(({ pattern }) => idPattern.exec(pattern ?? '')?.[1] ?? [])[0]
  const named = kind ?? (name.endsWith('Uid') ? name.slice(0, -3) : null)
  if (!named) return undefined
  return `The ID of ${kindWords[named] ?? `the ${named.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase()}`}.`
}

const kindWords: Readonly<Record<string, string>> = {
  account: 'an account',
  brand: 'a venue, from getApiKey or listBrands',
  brief: 'a brief',
  collab: 'a collab',
  deliverable: 'a deliverable',
  file: 'a file',
  import: 'an import',
  influencer: 'a creator',
  org: 'an organisation',
}

/** In what a number is counted, and how a time is written. */
function unitsOf(name: string, field: Schema): string[] {
  const formats = waysOf(field).map(({ format }) => format)
  if (formats.includes('date-time')) return ['In UTC, such as 2026-05-01T12:30:00.000Z.']
  if (formats.includes('date') || (field.type === 'string' && /[a-z]On$/.test(name)))
    return ['A calendar day, such as 2026-05-01.']
  if (/^minor$|Minor$/.test(name)) return ['In the currency’s minor unit: 1250 is £12.50.']
  if (name.endsWith('Bp')) return ['In hundredths of a percent: 250 is 2.5%.']
  if (name.endsWith('Ms')) return ['In milliseconds.']
  return []
}
