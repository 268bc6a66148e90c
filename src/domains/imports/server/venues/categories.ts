import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { brandCategories, type BrandCategory } from '../../../profiles/vocabulary.ts'
import type { Categories, Mapping } from '../../fields.ts'
import { cellText, isNothing } from '../cells.ts'
import { splitKind } from './closed.ts'
import { categoryOfKind } from './kinds.ts'

/** How much of a cell is a word. */
const longest = 200

/** Two spellings of one word are one: `Supper-club`, `supper club`. A sign that is no word stays as it is. */
const keyOf = (word: string): string => plainName(word.slice(0, longest)) || word.trim().slice(0, longest)

/** Our category for what a list calls it: as we know the word, else as somebody chose; null where neither does. */
export function categoryFor(word: string, chosen: Categories = {}): BrandCategory | null {
  const key = keyOf(word)
  return categoryOfKind(word) ?? (Object.hasOwn(chosen, key) ? (chosen[key] ?? null) : null)
}

/** What somebody has chosen for some words, beside what was chosen before; null takes a word back. */
export function chooseCategories(
  chosen: Categories,
  words: readonly { word: string; category: BrandCategory | null }[],
): Categories {
  const next = new Map(Object.entries(chosen))
  for (const { word, category } of words)
    if (category) next.set(keyOf(word), category)
    else next.delete(keyOf(word))
  return Object.fromEntries(next)
}

/**
 * The same as the command takes it, `Supper club=Nightlife, Sauna=-`: our category for a word, `-` for none. Answers the sentence that
 * says what is wrong.
 */
export function chooseInOneLine(chosen: Categories, text: string): Categories | string {
  const words: Parameters<typeof chooseCategories>[1][number][] = []
  for (const part of text.split(',').filter((one) => one.trim())) {
    const [word = '', name = ''] = part.split(/=(?=[^=]*$)/).map((one) => one.trim())
    const category = brandCategories.find((one) => one.toLowerCase() === name.toLowerCase()) ?? null
    if (!word || (!category && name !== '-'))
      return `“${part.trim()}” isn’t a word with a category. Write “Supper club=Nightlife” with one of: ${brandCategories.join(', ')}, or - for none.`
    if (categoryOfKind(word)) return `We already take “${word}” for ${categoryOfKind(word)}. Leave it out.`
    words.push({ word, category })
  }
  return chooseCategories(chosen, words)
}

/** How a list calls a category that we don’t know, as it first stands there, on how many rows. */
export type UnknownWord = { word: string; rows: number }

/** Counts the words of some rows that we don’t know, whatever somebody has chosen for them. */
export function countUnknownWords(words: Map<string, UnknownWord>, rows: readonly SheetRow[], mapping: Mapping): void {
  const at = mapping.indexOf('kind')
  if (at < 0) return
  for (const { cells } of rows) {
    const word = splitKind(cellText(cells[at] ?? '')).kind
    if (isNothing(word) || categoryOfKind(word)) continue
    const known = words.get(keyOf(word))
    if (known) known.rows += 1
    else words.set(keyOf(word), { word: word.slice(0, longest), rows: 1 })
  }
}
