/** How many lines at the top of a file may come before its header. */
export const headerWithin = 10

/** Whether a text names a column; `others` are the other cells of it. */
export type KnowsName = (cell: string, others: readonly string[]) => boolean

/**
 * Which of the first rows names the columns, −1 when none does: the one with the most names that `knows` knows, else a first row of
 * short texts over columns that hold other things than short texts.
 */
export function findHeader(rows: readonly (readonly string[])[], knows: KnowsName): number {
  let best = { at: -1, known: 0 }
  for (const [at, cells] of rows.slice(0, headerWithin).entries()) {
    if (!looksLikeNames(cells)) continue
    const others = (column: number) => rows.flatMap((row, other) => (other === at ? [] : row[column] || []))
    const known = cells.filter((cell, column) => cell !== '' && knows(cell, others(column))).length
    if (known > best.known) best = { at, known }
  }
  const [first = []] = rows
  const named = rows[best.at]?.filter(Boolean).length ?? 0
  // One known word may be somebody’s data: it names columns under titles, not under rows like its own.
  const isUnderTitles = rows.slice(0, Math.max(best.at, 0)).every((cells) => cells.filter(Boolean).length <= 1)
  if (best.known >= 2 || (best.known === 1 && named <= 3 && isUnderTitles)) return best.at
  return looksLikeNames(first) && standsOut(first, rows.slice(1)) ? 0 : -1
}

/** Names of columns are short, differ, and are no numbers, addresses of pages or emails. */
function looksLikeNames(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean)
  if (filled.length === 0 || filled.length < cells.length / 2) return false
  if (new Set(filled.map((cell) => cell.toLowerCase())).size < filled.length - 1) return false
  return filled.every((cell) => cell.length <= 60 && !/^[\d\s.,+-]+$|https?:\/\/|@/.test(cell))
}

/** In at least one column most cells below are numbers or hold digits, and the cell above them does not. */
function standsOut(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  if (below.length === 0 || first.some((cell) => /\d/.test(cell))) return false
  return first.some((_, column) => {
    const cells = below.map((row) => row[column] ?? '').filter(Boolean)
    return cells.length > 0 && cells.filter((cell) => /\d/.test(cell)).length > cells.length * 0.6
  })
}
