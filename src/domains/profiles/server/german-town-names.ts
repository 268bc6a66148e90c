/** What German names are shortened to, and what that stands for. */
const short: readonly [RegExp, string][] = [
  [/\s+a\.?\s?d\.\s*/i, ' an der '],
  [/\s+o\.?\s?d\.\s*/i, ' ob der '],
  [/\s+i\.?\s?d\.\s*/i, ' in der '],
  [/\s+v\.?\s?d\.\s*/i, ' vor der '],
  [/\s+a\.\s*/i, ' am '],
  [/\s+b\.\s*/i, ' bei '],
  [/\s+i\.\s*/i, ' im '],
  [/ am M\.?$/i, ' am Main'],
  [/ am Rh\.?$/i, ' am Rhein'],
  [/ am N\.?$/i, ' am Neckar'],
  [/ ob der T\.?$/i, ' ob der Tauber'],
  [/str\.$/i, 'straße'],
]
const joined = /\s+(an der|an dem|am|ob der|in der|im|bei|vor der|auf der)\s+/i
const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/**
 * Other ways in which the name of a German town may be written: in full (`Neuburg a. d. Donau`), without what joins its addition
 * (`Frankfurt an der Oder` for `Frankfurt (Oder)`), and without umlauts.
 */
export function germanForms(name: string): string[] {
  const full = short.reduce((text, [pattern, words]) => text.replace(pattern, words), name)
  const forms = [full, full.replace(joined, ' ')]
  return [...forms, ...forms.map((one) => one.replace(/[äöü]/gi, (letter) => letters[letter] ?? letter))]
}
