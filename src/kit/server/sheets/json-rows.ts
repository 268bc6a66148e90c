import { createInterface } from 'node:readline'
import type { Encoding } from '../../contract/sheets.ts'
import { textOf } from './csv-rows.ts'
import type { SheetRow } from './sheet.ts'

type Flat = Map<string, string>

/** The names of everything that objects of an NDJSON file hold, in the order they first appear. */
export async function jsonColumns(path: string, encoding: Encoding): Promise<string[]> {
  const names = new Set<string>()
  for await (const { fields } of objects(path, encoding)) for (const name of fields?.keys() ?? []) names.add(name)
  return [...names]
}

/** The objects of an NDJSON file, one a line, their fields in the order of `columns`. */
export async function* jsonRows(
  path: string,
  encoding: Encoding,
  columns: readonly string[],
): AsyncGenerator<SheetRow> {
  for await (const { line, fields } of objects(path, encoding))
    yield fields
      ? { line, cells: columns.map((name) => fields.get(name) ?? ''), problem: null }
      : { line, cells: [], problem: 'This line isn’t a JSON object.' }
}

async function* objects(path: string, encoding: Encoding): AsyncGenerator<{ line: number; fields: Flat | null }> {
  let line = 0
  for await (const text of createInterface({ input: textOf(path, encoding), crlfDelay: Infinity })) {
    line += 1
    // An array with an object a line is as common as one object a line.
    const bare = text.trim().replace(/^\[$|^\]$|,$/, '')
    if (bare) yield { line, fields: readObject(bare.replace(/^\uFEFF/, '')) }
  }
}

function readObject(text: string): Flat | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? flatten(value) : null
  } catch {
    return null
  }
}

/** `{ "location": { "lat": 51.5 } }` becomes `location.lat`; lists become their values, comma by comma. */
function flatten(value: object, under = '', into: Flat = new Map()): Flat {
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const name = under + key
    if (Array.isArray(inner))
      into.set(name, inner.map((one) => (isPlain(one) ? String(one) : JSON.stringify(one))).join(', '))
    else if (typeof inner === 'object' && inner !== null) flatten(inner, `${name}.`, into)
    else into.set(name, isPlain(inner) ? String(inner).trim() : '')
  }
  return into
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
