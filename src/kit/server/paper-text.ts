import bidiFactory from 'bidi-js'
import type PDFDocument from 'pdfkit'
import { type Font, type Fonts, isRightToLeft, isScript } from './paper-fonts.ts'

type Pdf = InstanceType<typeof PDFDocument>
export type Style = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'right' }
/** Where a text is set, and in which of the document’s fonts each of its letters. */
type Place = { pdf: Pdf; fonts: Fonts; fontOf: (letter: string) => Font }

const bidi = bidiFactory()
/** What has no letters of its own and stands in any of the fonts. */
const isNeutral = /[\s\p{M}]/u
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
/** One character of Chinese or Japanese with the marks that stay beside it, or all between two of them. */
const characters = new RegExp(
  String.raw`[（「『《〈【［]*CHARACTER[、。，．！？：；）」』》〉】］ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\s]*|(?:(?!CHARACTER)[^（「『《〈【［])+|.`.replaceAll(
    'CHARACTER',
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`,
  ),
  'gu',
)
const isThai = /\p{Script=Thai}/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Above the baseline, and from line to line, in parts of the size: room for the marks of Thai and Arabic. */
const ascent = 1.07
const leading = 1.42

type Run = { text: string; font: Font }
/** A line, and the direction of the paragraph that it is of. */
type Line = { text: string; base: 'ltr' | 'rtl' }

export function baseOf(paragraph: string): Line['base'] {
  return (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}

/** The pieces of a line from left to right, each in one font and one direction. */
export function runsOf({ text: line, base }: Line, fontOf: Place['fontOf']): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, base)
  const { levels } = embedding
  const fontAt: Font[] = []
  for (const sign of line) {
    const before = fontAt.at(-1)
    const font = isNeutral.test(sign) && before && isScript(before) ? before : fontOf(sign)
    // Once for each half of a pair.
    for (const _half of sign.split('')) fontAt.push(font)
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
    const text = (isBackward && isRightToLeft(font) ? signs.toReversed() : signs).join('')
    return { text, font }
  })
}

/**
 * The font lays out a whole run, so that letters join over its words. Latin letters with marks stay one glyph each: taken
 * apart, a reader that copies the text would find the mark on every other letter as well.
 */
const layoutOf = ({ font }: Run) =>
  ({ features: (font === 'sans' ? { ccmp: false } : {}) as unknown as [], lineBreak: false }) as const

function widthOf(place: Place, line: Line, { size, bold }: Style): number {
  const { pdf, fonts, fontOf } = place
  return runsOf(line, fontOf).reduce((sum, run) => {
    fonts.use(run.font, bold ? 'bold' : 'regular')
    return sum + pdf.fontSize(size).widthOfString(run.text, layoutOf(run))
  }, 0)
}

/** Where a line may end: after spaces, between words of Thai, between characters, and inside what is longer than a line. */
function piecesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(/(?<=\s)/u).flatMap((word) => {
    if (isThai.test(word)) return [...thaiWords.segment(word)].map(({ segment }) => segment)
    return word.match(characters) ?? []
  })
  return words.flatMap((word) =>
    measure(word) <= width ? [word] : [...graphemes.segment(word)].map(({ segment }) => segment),
  )
}

function linesOf(place: Place, text: string, width: number, style: Style): Line[] {
  const known = new Map<string, number>()
  const measure = (piece: string) => {
    const found = known.get(piece) ?? widthOf(place, { text: piece, base: 'ltr' }, style)
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

/** A text as fonts have it: composed, without signs that nobody sees and without emoji, and the Thai am in its two parts. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(emoji, '$1')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?![\n\u200c])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

/** Stands for letters that no font has. */
export const noLetter = '\ufffd'

/** Scripts that are drawn otherwise than they are written: from right to left, or in parts. */
const isRearranged = /[\p{Script_Extensions=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u

/**
 * A text broken into lines for a width, in points: how high it is, how to draw it with its upper left corner at a point, and
 * whether letters of it are missing, or are drawn in another order than they are read in.
 */
export function setText(
  pdf: Pdf,
  fonts: Fonts,
  text: string,
  width: number,
  style: Style,
): { height: number; isWhole: boolean; isInOrder: boolean; draw: (left: number, top: number) => void } {
  const { size, bold, colour = '#1c1917', align } = style
  const asked = drawable(text)
  const fontOf = fonts.of(asked)
  const has = (letter: string) => letter === '\n' || fontOf(letter) !== null
  const drawn = Array.from(asked, (letter) => (has(letter) ? letter : noLetter))
    .join('')
    .replace(/\ufffd+/g, noLetter)
  const place = { pdf, fonts, fontOf: (letter: string) => fontOf(letter) ?? 'sans' } as const
  const lines = linesOf(place, drawn, width, style)
  return {
    height: lines.length * size * leading,
    isWhole: drawn === asked,
    isInOrder: !isRearranged.test(asked),
    draw: (left, top) => {
      pdf.fillColor(colour)
      lines.forEach((line, at) => {
        const isRight = align === 'right' || (align === undefined && line.base === 'rtl')
        let x = isRight ? left + width - widthOf(place, line, style) : left
        const baseline = top + at * size * leading + size * ascent
        for (const run of runsOf(line, place.fontOf)) {
          fonts.use(run.font, bold ? 'bold' : 'regular')
          pdf.fontSize(size).text(run.text, x, baseline, { ...layoutOf(run), baseline: 'alphabetic' })
          x += pdf.widthOfString(run.text, layoutOf(run))
        }
      })
    },
  }
}
