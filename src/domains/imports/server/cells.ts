/** A cell as it is read: without the apostrophe that our CSV files put before what a spreadsheet would run, and without what no database keeps. */
export const cleanCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
    .replaceAll('\u0000', '')
    .toWellFormed()

/** The same in one line. */
export const cellText = (cell: string): string => cleanCell(cell).replace(/\s+/g, ' ').trim()

const nothing = /^(\\N|null|n\/?a|none|nil|-+|\?+|#n\/a|undefined|tbc|tbd)$/i
/** What people write where they know nothing. */
export const isNothing = (text: string): boolean => text === '' || nothing.test(text)

const sums = /^(grand )?(total|totals|sum|count|average|summe|gesamt|somme|totale)\b[\s:=]*[\d.,]*$/i
/** A line of totals, which is nobody. */
export const isTotals = (name: string): boolean => sums.test(name)

/** A creator as our files write one, `alice.eats (Alice Eats)`; null for any other text. */
export function handleWithName(text: string): { handle: string; name: string } | null {
  const [, handle = '', name = ''] = /^(@[\w.-]{2,40}|[a-z\d._-]{2,40}) \(([^()]+)\)$/.exec(text) ?? []
  return handle ? { handle, name } : null
}
