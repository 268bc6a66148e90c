import type { Cell } from './csv.ts'

/** Rows as NDJSON, one object on each line: the first row holds the names. Numbers stay numbers and empty cells are null. */
export function ndjsonText([names = [], ...rows]: readonly (readonly Cell[])[]): string {
  return rows
    .map((cells) => JSON.stringify(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null]))))
    .map((line) => `${line}\n`)
    .join('')
}
