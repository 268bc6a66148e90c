import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { must } from '../contract/must.ts'
import { openFontsOf } from './paper-fonts.ts'
import { baseOf, drawable, runsOf } from './paper-text.ts'

/** Our own fonts, in the parts that their letters lie in. */
const families = {
  sans: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'].map(
    (part) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  ),
  serif: ['latin', 'latin-ext', 'vietnamese'].map(
    (part) => `@fontsource-variable/fraunces/files/fraunces-${part}-wght-normal.woff2`,
  ),
} as const
type Family = keyof typeof families
const opened = new Map<string, Font>()

function open(file: string): Font {
  const font = opened.get(file) ?? openSync(fileURLToPath(import.meta.resolve(file)))
  opened.set(file, font)
  return font
}

type Run = { text: string; font: Font }

/** A text in our own font; null where it has letters that this font has not. */
function ownRuns(text: string, family: Family): Run[] | null {
  const runs: Run[] = []
  for (const letter of text) {
    const point = must(letter.codePointAt(0))
    const font = families[family].map(open).find((one) => one.hasGlyphForCodePoint(point))
    if (!font) return null
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** The same in the fonts of PDFs, which have nearly every script: from left to right, without what none of them has. */
async function otherRuns(text: string): Promise<Run[]> {
  const fonts = await openFontsOf(text)
  const kept = Array.from(text, (letter) => (fonts.of(letter) ? letter : '')).join('')
  const runs = runsOf({ text: kept, base: baseOf(kept) }, (letter) => fonts.of(letter) ?? 'sans')
  return Promise.all(runs.map(async (run) => ({ text: run.text, font: await fonts.open(run.font) })))
}

type Line = { font: Family; size: number; x: number; y: number; colour: string }

/**
 * A line of text as outlines, for pictures: the machine that draws them may have no fonts. Emoji and signs that no font has
 * are left out. `most` is how wide it may become: longer text is drawn smaller.
 */
export async function outlinedText(text: string, line: Line & { most: number }): Promise<string> {
  const asked = drawable(text)
  const runs = ownRuns(asked, line.font) ?? (await otherRuns(asked))
  let x = 0
  // Each font has units of its own: one em is one here.
  const drawn = runs.map(({ text: part, font }) => {
    const { glyphs, positions } = font.layout(part)
    const left = x
    const paths = glyphs.map((glyph, at) => {
      const { xAdvance, xOffset, yOffset } = must(positions[at])
      const place = `${(x - left) * font.unitsPerEm + xOffset} ${yOffset}`
      x += xAdvance / font.unitsPerEm
      return `<path transform="translate(${place})" d="${glyph.path.toSVG()}"/>`
    })
    return `<g transform="translate(${left} 0) scale(${1 / font.unitsPerEm})">${paths.join('')}</g>`
  })
  const scale = Math.min(line.size, line.most / x)
  return `<g fill="${line.colour}" transform="translate(${line.x} ${line.y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
