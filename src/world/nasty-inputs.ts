import * as z from 'zod/mini'
import type { Call } from '../kit/contract/calls.ts'
import { idKinds } from '../access/ids.ts'
import { writeCursor } from '../kit/server/cursor.ts'

/** A good input in which one place holds a value that nobody should send. */
export type NastyInput = { path: string; value: unknown; input: unknown }

type Path = readonly (string | number)[]
type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'half \udfff of a pair',
  '\u202eright to left',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(100_000),
  'line\r\nbreak',
  "'; drop table accounts; --",
  '%_\\',
  '{}',
  'null',
  '../../etc/passwd',
  'javascript:alert(1)',
  'https://',
  'a@b',
  'constructor',
  '0',
  '-1',
  '1e999',
]
const times = [
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '24:00',
]
const numbers = [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -0]
const others: unknown[] = [null, true, [], {}, [[]], [null], { constructor: 1 }]
const strangers = idKinds.map((kind) => `${kind}_00000000000000000000000000`)
const cursors = [
  ['\0'],
  ['x', 'y'],
  [null, null],
  [1e300, 'x'],
  ['9999-12-31T23:59:59.999Z', 'x'],
  ['\ud800', '\0', 1],
  [-1, '0001-01-01', 'x'],
].map((keys) => writeCursor(keys))
const nasty: readonly unknown[] = [...texts, ...times, ...numbers, ...others, ...strangers, ...cursors]

/** Every place of a call's input with every nasty value, built on an input that is good but for that. */
export function nastyInputs(call: Call, good: unknown): NastyInput[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const places = new Map(placesOf(schema, []).map((path) => [path.join('.'), path]))
  return [...places].flatMap(([path, keys]) =>
    nasty.map((value) => ({ path, value, input: withValue(good, keys, value) })),
  )
}

/** Where a schema has something: every leaf, and every object and array around them; of an array its first item. */
function placesOf(schema: Schema, path: Path): Path[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = Object.entries(schema.properties ?? {})
  return [
    path,
    ...variants.flatMap((variant) => placesOf(variant, path)),
    ...fields.flatMap(([name, field]) => placesOf(field, [...path, name])),
    ...(schema.items ? placesOf(schema.items, [...path, 0]) : []),
  ]
}

function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const items = Array.isArray(whole) ? whole : []
    return [withValue(items[0], rest, value), ...items.slice(1)]
  }
  const fields = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {}
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
