import { fileURLToPath } from 'node:url'
import bidiFactory from 'bidi-js'
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>
type Weight = 'regular' | 'bold'
export type Style = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'right' }

/**
 * Noto Sans with Latin, Vietnamese, Greek and Cyrillic, its sisters for Thai and Hebrew, and Vazirmatn for Arabic, which
 * draws a letter with its dots as one glyph: what is copied from a PDF is then what was written. All under the Open Font
 * License. Chinese, Japanese and Korean are left out: each of their fonts is larger than the product.
 */
const fonts = {
  sans: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
    bold: '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf',
  },
  hebrew: {
    regular: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  },
  thai: {
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  },
} as const
type FontName = keyof typeof fonts

const bidi = bidiFactory()
const isArabic = /\p{Script_Extensions=Arabic}/u
const isHebrew = /\p{Script=Hebrew}/u
const isThai = /\p{Script=Thai}/u
/** What has no letters of its own and stands in any of the fonts. */
const isNeutral = /[\s\p{M}]/u
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Above the baseline, and from line to line, in parts of the size: room for the marks of Thai and Arabic. */
const ascent = 1.07
const leading = 1.42

const paths = new Map<string, string>()

/** Chooses a font, which a document opens with its first use. */
function use(pdf: Pdf, name: FontName, weight: Weight): void {
  const file = fonts[name][weight]
  const path = paths.get(file) ?? fileURLToPath(import.meta.resolve(file))
  paths.set(file, path)
  pdf.font(path)
}

type Run = { text: string; font: FontName }
/** A line, and the direction of the paragraph that it is of. */
type Line = { text: string; base: 'ltr' | 'rtl' }

function baseOf(paragraph: string): Line['base'] {
  return (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}

/** The pieces of a line from left to right, each in one font and one direction. */
function runsOf({ text: line, base }: Line): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, base)
  const { levels } = embedding
  const fontAt: FontName[] = []
  for (let at = 0; at < line.length; at += 1) {
    // Half of a pair has the font of its pair: none of our scripts lies beyond the first plane.
    const sign = line.charAt(at)
    const own = isThai.test(sign) ? 'thai' : isHebrew.test(sign) ? 'hebrew' : isArabic.test(sign) ? 'arabic' : 'sans'
    fontAt.push(isNeutral.test(sign) ? (fontAt.at(-1) ?? own) : own)
  }
  const runs: (Run & { indices: number[]; level: number })[] = []
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const last = runs.at(-1)
    const font = fontAt[at] ?? 'sans'
    const level = levels[at] ?? 0
    const before = last?.indices.at(-1)
    if (last && before !== undefined && last.font === font && last.level === level && Math.abs(at - before) === 1)
      last.indices.push(at)
    else runs.push({ text: '', font, level, indices: [at] })
  }
  return runs.map(({ font, level, indices }) => {
    const isBackward = level % 2 === 1
    const signs = indices.map((at) => (isBackward && bidi.getMirroredCharacter(line.charAt(at))) || line.charAt(at))
    // Letters of Arabic and Hebrew are put in order by the font; anything else that runs backward is in order already.
    const isOrdered = font === 'arabic' || font === 'hebrew'
    const text = (isBackward && isOrdered ? signs.toReversed() : signs).join('')
    return { text, font }
  })
}

/**
 * The font lays out a whole run, so that letters join over its words. Latin letters with marks stay one glyph each: taken
 * apart, a reader that copies the text would find the mark on every other letter as well.
 */
const layoutOf = ({ font }: Run) =>
  ({ features: (font === 'sans' ? { ccmp: false } : {}) as unknown as [], lineBreak: false }) as const

function widthOf(pdf: Pdf, line: Line, { size, bold }: Style): number {
  return runsOf(line).reduce((sum, run) => {
    use(pdf, run.font, bold ? 'bold' : 'regular')
    return sum + pdf.fontSize(size).widthOfString(run.text, layoutOf(run))
  }, 0)
}

/** Where a line may end: after spaces, between words of Thai, and inside what is longer than a line. */
function piecesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text
    .split(/(?<=\s)/u)
    .flatMap((word) => (isThai.test(word) ? [...thaiWords.segment(word)].map(({ segment }) => segment) : [word]))
  return words.flatMap((word) =>
    measure(word) <= width ? [word] : [...graphemes.segment(word)].map(({ segment }) => segment),
  )
}

function linesOf(pdf: Pdf, text: string, width: number, style: Style): Line[] {
  const known = new Map<string, number>()
  const measure = (piece: string) => {
    const found = known.get(piece) ?? widthOf(pdf, { text: piece, base: 'ltr' }, style)
    known.set(piece, found)
    return found
  }
  return text.split('\n').flatMap((paragraph) => {
    const base = baseOf(paragraph)
    const lines: { text: string; width: number }[] = [{ text: '', width: 0 }]
    for (const piece of piecesOf(paragraph, width, measure)) {
      const line = lines.at(-1)
      if (line && (line.text === '' || line.width + measure(piece.trimEnd()) <= width)) {
        line.text += piece
        line.width += measure(piece)
      } else lines.push({ text: piece, width: measure(piece) })
    }
    return lines.map((line) => ({ text: line.text.trimEnd(), base }))
  })
}

/**
 * Emoji with what joins and colours them, and the space beside those that stand alone: no font here has them. Signs that are
 * letters as well (©, ®, ™) are none.
 */
const pictograph = String.raw`(?![©®™])[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\u200d\ufe0f\u20e3]`
const emoji = new RegExp(`(^|[ ])(?:${pictograph})+[ ]?|(?:${pictograph})+`, 'gmu')

/**
 * A text as the fonts have it: composed, without signs that nobody sees, without emoji, which would be boxes, and the Thai am
 * as its two parts, as it is drawn.
 */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(emoji, '$1')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

/** A text broken into lines for a width, in points: how high it is, and how to draw it with its upper left corner at a point. */
export function setText(
  pdf: Pdf,
  text: string,
  width: number,
  style: Style,
): { height: number; draw: (left: number, top: number) => void } {
  const { size, bold, colour = '#1c1917', align } = style
  const lines = linesOf(pdf, drawable(text), width, style)
  return {
    height: lines.length * size * leading,
    draw: (left, top) => {
      pdf.fillColor(colour)
      lines.forEach((line, at) => {
        const isRight = align === 'right' || (align === undefined && line.base === 'rtl')
        let x = isRight ? left + width - widthOf(pdf, line, style) : left
        const baseline = top + at * size * leading + size * ascent
        for (const run of runsOf(line)) {
          use(pdf, run.font, bold ? 'bold' : 'regular')
          pdf.fontSize(size).text(run.text, x, baseline, { ...layoutOf(run), baseline: 'alphabetic' })
          x += pdf.widthOfString(run.text, layoutOf(run))
        }
      })
    },
  }
}

/** Whether a text is drawn otherwise than it is written: from right to left, or in parts. */
export const isRearranged = (text: string): boolean => isArabic.test(text) || isThai.test(text)
