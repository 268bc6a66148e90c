import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font as Opened } from 'fontkit'
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>
export type Weight = 'regular' | 'bold'

/**
 * Noto Sans with Latin, Vietnamese, Greek, Cyrillic and Devanagari, its sisters for Thai and Hebrew, and Vazirmatn for Arabic,
 * which draws a letter with its dots as one glyph: what is copied from a PDF is then what was written. All under the Open
 * Font License, as are those below.
 */
const scripts = {
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
type Script = keyof typeof scripts

/**
 * Noto Sans for simplified and traditional Chinese, Japanese and Korean, each in about a hundred small files with every
 * weight. A document reads those that its letters are in and carries these letters only.
 */
type Region = 'sc' | 'tc' | 'jp' | 'kr'
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

/** A script's font, or a file of a region's. */
export type Font = Script | `${string}.woff2`

const isArabic = /\p{Script_Extensions=Arabic}/u
const isHebrew = /\p{Script=Hebrew}/u
const isThai = /\p{Script=Thai}/u

/** Whether a font has the spaces and marks of its script too. */
export const isScript = (font: Font): font is Script => font in scripts

/** Whether a font is drawn from right to left. */
export const isRightToLeft = (font: Font): boolean => font === 'arabic' || font === 'hebrew'

function scriptOf(letter: string): Script {
  if (isThai.test(letter)) return 'thai'
  if (isHebrew.test(letter)) return 'hebrew'
  return isArabic.test(letter) ? 'arabic' : 'sans'
}

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file))

const letters = new Map<Font, Promise<ReadonlySet<string>>>()

/** The letters that a font has. */
function lettersOf(font: Font): Promise<ReadonlySet<string>> {
  const found = letters.get(font) ?? readLetters(font)
  letters.set(font, found)
  return found
}

async function readLetters(font: Font): Promise<ReadonlySet<string>> {
  const { openSync } = await import('fontkit')
  const file = isScript(font) ? scripts[font].regular : font
  return new Set(openSync(pathOf(file)).characterSet.map((point) => String.fromCodePoint(point)))
}

const files = new Map<Region, Promise<ReadonlyMap<string, Font>>>()

/** The file of a region that should have a letter: it lists some that it hasn’t. */
function filesOf(region: Region): Promise<ReadonlyMap<string, Font>> {
  const found = files.get(region) ?? readFiles(region)
  files.set(region, found)
  return found
}

async function readFiles(region: Region): Promise<ReadonlyMap<string, Font>> {
  const folder = `@fontsource-variable/noto-sans-${region}`
  const ranges = JSON.parse(await readFile(pathOf(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  const found = new Map<string, Font>()
  for (const [name, listed] of Object.entries(ranges)) {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    if (!number) continue
    for (const range of listed.split(',')) {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((point) => parseInt(point, 16))
      for (let point = first; point <= last; point += 1)
        found.set(String.fromCodePoint(point), `${folder}/files/noto-sans-${region}-${number}-wght-normal.woff2`)
    }
  }
  return found
}

/** The characters of GB 2312, which nearly all simplified Chinese is written in. */
const simplified = new Set(
  new TextDecoder('gbk').decode(
    Uint8Array.from({ length: (0xf8 - 0xb0) * 94 * 2 }, (_one, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + Math.floor((at % 188) / 2),
    ),
  ),
)

/** Whose shapes a text’s Chinese characters have: they differ a little between regions. */
function regionOf(text: string): Region {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'kr'
  return Array.from(text).some((letter) => /\p{Script=Han}/u.test(letter) && !simplified.has(letter)) ? 'tc' : 'sc'
}

async function findFont(letter: string, region: Region): Promise<Font | null> {
  const script = scriptOf(letter)
  if ((await lettersOf(script)).has(letter)) return script
  for (const one of new Set([region, 'sc', 'tc', 'jp', 'kr'] as const)) {
    const font = (await filesOf(one)).get(letter)
    if (font && (await lettersOf(font)).has(letter)) return font
  }
  return null
}

/** What a document’s texts are set in. */
export type Fonts = {
  /** The font of a letter of a text; null where none has it. */
  of: (text: string) => (letter: string) => Font | null
  /** Chooses a font for what is set or measured next. */
  use: (font: Font, weight: Weight) => void
}

/** Finds the fonts of texts and adds them to their document. */
export async function openFonts(pdf: Pdf, texts: readonly { words: string; weight: Weight }[]): Promise<Fonts> {
  const found = new Map<Region, Map<string, Font | null>>()
  /** Of each file and weight, the letters that are set. */
  const parts = new Map<string, { font: Font; weight: Weight; letters: Set<string> }>()
  for (const { words, weight } of texts) {
    const region = regionOf(words)
    const known = found.get(region) ?? new Map<string, Font | null>()
    found.set(region, known)
    for (const letter of new Set(words)) {
      const font = known.has(letter) ? known.get(letter) : await findFont(letter, region)
      known.set(letter, font ?? null)
      if (!font || isScript(font)) continue
      const part = parts.get(nameOf(font, weight)) ?? { font, weight, letters: new Set<string>() }
      parts.set(nameOf(font, weight), part)
      part.letters.add(letter)
    }
  }
  for (const [name, { font, weight, letters: set }] of parts)
    pdf.registerFont(name, await cutFont(font, [...set].join(''), weight))
  return {
    of: (text) => {
      const known = found.get(regionOf(text))
      return (letter) => known?.get(letter) ?? null
    },
    use: (font, weight) => pdf.font(nameOf(font, weight)),
  }
}

/** The letters of a font in a weight, as a font of its own. */
async function cutFont(font: Font, wanted: string, weight: Weight): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'truetype', variationAxes: { wght: weights[weight] }, keepFeatures: [] } as const
  return subsetFont(await readFile(pathOf(font)), wanted, options)
}

/** Where the letters of one text are drawn from, null where no font has one, and its fonts opened in regular. */
export async function openFontsOf(
  text: string,
): Promise<{ of: (letter: string) => Font | null; open: (font: Font) => Promise<Opened> }> {
  const region = regionOf(text)
  const known = new Map<string, Font | null>()
  for (const letter of new Set(text)) known.set(letter, await findFont(letter, region))
  const { create, openSync } = await import('fontkit')
  return {
    of: (letter) => known.get(letter) ?? null,
    open: async (font) =>
      isScript(font) ? openSync(pathOf(scripts[font].regular)) : create(await cutFont(font, text, 'regular')),
  }
}

const nameOf = (font: Font, weight: Weight): string =>
  isScript(font) ? pathOf(scripts[font][weight]) : `${font} ${weight}`
