import { expect, it } from 'vitest'
import { codeWords, fieldName, valueNames, verbatim } from '../domains/records/web/event-names.ts'
import { allCalls } from './calls.ts'
import { allEvents } from './events.ts'

/** What is known of a schema at run time. */
type Schema = { _zod: { def: Definition } }
type Definition = {
  type: string
  entries?: Record<string, unknown>
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
}

/** Every field that a write takes or an event declares, with the codes it may hold: what the log can show. */
function fieldsOf(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>()
  const walk = (schema: Schema | undefined, field: string, depth = 0): void => {
    if (!schema || depth > 12) return
    const { entries, shape, element, innerType, valueType, options = [] } = schema._zod.def
    for (const code of Object.values(entries ?? {})) if (typeof code === 'string') fields.get(field)?.add(code)
    for (const [name, part] of Object.entries(shape ?? {})) {
      if (!fields.has(name)) fields.set(name, new Set())
      walk(part, name, depth + 1)
    }
    for (const part of [element, innerType, valueType, ...options]) walk(part, field, depth + 1)
  }
  for (const call of Object.values(allCalls)) if (call.kind === 'write') walk(call.input as never, '')
  for (const { after } of Object.values(allEvents)) if (after) walk(after as never, '')
  return fields
}

/** Codes that are what people say, once they are written out: `Feed card`, `Green`. A new field of codes is named, or listed here. */
const saidByTheirCode = new Set(
  (
    'action as audience audienceGender authenticatorAttachment customerStatus decision digest failure files findableBy finding format is kind list ' +
    'of off outcome position profileUid provider purpose rag reaction reason role rule size sport sports state step terms ' +
    'ticks to topic topics travelling type visitedSimilar visitedUs vote want was what why idChecked part mark'
  ).split(' '),
)
/** Codes that everybody writes so: ages, currencies, time zones. */
const isWrittenSo = (code: string) => /^[A-Z0-9]/.test(code)

const topicsOf = (field: string) => [
  '',
  ...Object.keys(valueNames).flatMap((key) => (key.endsWith(`.${field}`) ? [key.slice(0, -field.length - 1)] : [])),
]

it('has words for every value of every field that the audit log can show', () => {
  const bare: string[] = []
  for (const [field, codes] of fieldsOf())
    for (const code of codes) {
      if (isWrittenSo(code) || verbatim.test(field)) continue
      const isNamed = topicsOf(field).some((topic) => valueNames[topic ? `${topic}.${field}` : field]?.[code])
      const words = codeWords('', field, code) ?? code
      if (!/^[\p{Lu}\d]/u.test(words) || (!isNamed && !saidByTheirCode.has(field))) bare.push(`${field}: ${code}`)
    }
  expect(bare).toEqual([])
})

it('has a name for every field that the audit log can show', () => {
  const odd = [...fieldsOf().keys()].filter((field) => {
    if (field === 'uid') return false
    const name = fieldName(field).replace(/^RAG/, 'Rag')
    return /\b(?:uids?|bp|ms|minor|iso|utc)\b/i.test(name) || /^[a-z]|_|[a-z][A-Z]/.test(name)
  })
  expect(odd).toEqual([])
})

it('knows the names of no field that is gone', () => {
  const all = [...fieldsOf().keys()]
  for (const field of saidByTheirCode) expect(all).toContain(field)
})
