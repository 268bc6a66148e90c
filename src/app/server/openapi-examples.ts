import { idKinds } from '../../access/ids.ts'
import type { Schema } from './api-docs.ts'
import { componentPath } from './openapi-schemas.ts'

/** What examples say in fields of these names. */
const texts: Readonly<Record<string, string>> = {
  name: 'Luna',
  brandName: 'Luna',
  title: 'Dinner for two',
  handle: 'luna',
  email: 'hello@example.com',
  phone: '+44 20 7946 0000',
  timezone: 'Europe/London',
  country: 'GB',
  city: 'London',
  currency: 'GBP',
  code: 'MAYA10',
  reference: 'R-1042',
  text: 'Please add the venue’s name.',
  message: 'We’d love to host you.',
  fileName: 'venues.csv',
  month: '2026-05',
  number: 'INV-0042',
  hashtags: '#luna',
  mentions: '@luna',
}
const suffix = '01jq3v9d2m8k4x7c5b6n1p0qrs'
const idStart = /^\^([a-z_]+)_\[0-9a-z\]/

/** A value that a schema takes: an example of it. `records` are those that it refers to. */
export function exampleOf(
  schema: Schema,
  records: Readonly<Record<string, Schema>> = {},
  name = '',
  depth = 0,
): unknown {
  const { $ref, anyOf, enum: values, const: value, items, properties, required, minItems } = schema
  const inner = (of: Schema, field = name) => exampleOf(of, records, field, depth + 1)
  if (schema.default !== undefined) return schema.default
  if (value !== undefined) return value
  if (values) return values[0]
  if ($ref) {
    const record = $ref.slice(componentPath.length)
    return inner(records[record] ?? {}, record.replace(/^Webhook|Row$|Profile$/g, '').toLowerCase())
  }
  if (anyOf) return inner(anyOf.find(({ type }) => (depth > 8 ? type === 'null' : type !== 'null')) ?? {})
  if (items) return depth > 8 && !minItems ? [] : [inner(items)]
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => required?.includes(field))
        .map(([field, of]) => [field, inner(of, field === 'uid' ? `${kindOf(name)}Uid` : field)]),
    )
  const type = [schema.type ?? 'null'].flat()[0] ?? 'null'
  return plain[type]?.(schema, name) ?? null
}

/** Of which kind a record’s own ID is, by where the record stands: `rows` says nothing of it. */
const kindOf = (name: string) => idKinds.find((kind) => kind === name.replace(/s$/, '')) ?? 'record'

const plain: Readonly<Record<string, (schema: Schema, name: string) => unknown>> = {
  string: ({ format, pattern = '' }, name) => {
    if (format === 'date-time') return '2026-05-01T12:30:00.000Z'
    if (format === 'date') return '2026-05-01'
    if (format === 'uri' || /url$/i.test(name)) return 'https://example.com/'
    if (pattern.includes('[01]\\d|2[0-3]')) return name === 'to' ? '21:30' : '18:30'
    const kind = idStart.exec(pattern)?.[1] ?? (/Uids?$/.exec(name) ? name.replace(/Uids?$/, '') : null)
    if (kind) return `${kind}_${suffix}`
    return texts[name] ?? 'text'
  },
  number: (schema, name) => plain['integer']?.(schema, name),
  integer: ({ minimum = 0 }, name) => Math.max(minimum, /minor$/i.test(name) ? 8_400 : name === 'guests' ? 1 : minimum),
  boolean: () => true,
  object: () => ({}),
}
