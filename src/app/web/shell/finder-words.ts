/** What is read of a line. */
type Line = { title: string; detail?: string; also?: string }

/** The typed words that none of the lines has, also not with a slip of the pen: they were left out. */
export function wordsLeftOut(typed: string, entries: readonly Line[]): string[] {
  const its = new Set(entries.flatMap(({ title, detail = '', also = '' }) => wordsOf(`${title} ${detail} ${also}`)))
  const words = wordsOf(typed).filter((word) => word.length > 2)
  const left = words.filter((word) => ![...its].some((one) => one.startsWith(word) || isNearly(word, one)))
  // Where none is there, the lines were found by what they don’t show.
  return left.length < words.length ? left : []
}

/** Whether two words share nearly half of their pairs of letters, as what is found by a misspelt name does. */
function isNearly(word: string, other: string): boolean {
  const pairs = (text: string) => new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')))
  const [mine, its] = [pairs(word), pairs(other)]
  const common = [...mine].filter((pair) => its.has(pair)).length
  return common / Math.max(mine.size, its.size) >= 0.45
}

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
