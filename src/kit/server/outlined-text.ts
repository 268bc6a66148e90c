import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { must } from '../contract/must.ts'

const files = {
  sans: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  serif: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
} as const
const opened = new Map<keyof typeof files, Font>()

function fontOf(name: keyof typeof files): Font {
  const font = opened.get(name) ?? openSync(fileURLToPath(import.meta.resolve(files[name])))
  opened.set(name, font)
  return font
}

type Line = { font: keyof typeof files; size: number; x: number; y: number; colour: string }

/**
 * A line of text as outlines in our own fonts, for pictures: the machine that draws them may have no fonts. Signs that the
 * font has not are left out. `most` is how wide it may become: longer text is drawn smaller.
 */
export function outlinedText(text: string, line: Line & { most: number }): string {
  const font = fontOf(line.font)
  const { glyphs, positions } = font.layout(text)
  const width = positions.reduce((sum, { xAdvance }, at) => sum + (must(glyphs[at]).id === 0 ? 0 : xAdvance), 0)
  const scale = Math.min(line.size, (line.most * font.unitsPerEm) / width) / font.unitsPerEm
  let x = 0
  const paths = glyphs.map(({ id, path }, at) => {
    if (id === 0) return ''
    const drawn = `<path transform="translate(${x} 0)" d="${path.toSVG()}"/>`
    x += must(positions[at]).xAdvance
    return drawn
  })
  return `<g fill="${line.colour}" transform="translate(${line.x} ${line.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
