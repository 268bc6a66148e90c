import type { Row } from './own-rows.ts'

/** Every text in a value, however deep it lies. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) yield* textsIn(one)
}

/** The same value with what is named otherwise here. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (value === null || typeof value !== 'object') return value
  return renamedRow(value as Row, names)
}

export const renamedRow = (row: Row, names: ReadonlyMap<string, string>): Row =>
  Object.fromEntries(Object.entries(row).map(([key, one]) => [key, renamed(one, names)]))

/** The ids of a kind that these values name. */
export function idsIn(values: readonly unknown[], kind: string): string[] {
  const found = new Set<string>()
  for (const text of textsIn(values)) if (text.startsWith(`${kind}_`) && isId(text)) found.add(text)
  return [...found]
}

const isId = (text: string) => /^[a-z_]+_[0-9a-z]{26}$/.test(text)
