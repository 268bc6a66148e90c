/** The code of ours that a cell holds: alone, or as a word of a note such as `Code ALICE, window table`. Null for none. */
export function codeIn(cell: string, codes: ReadonlySet<string>): string | null {
  const whole = cell.trim().toUpperCase()
  if (codes.has(whole)) return whole
  return whole.split(/[^\p{L}\p{N}_]+/u).find((word) => codes.has(word)) ?? null
}
