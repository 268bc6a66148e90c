declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    characterSet: number[]
    hasGlyphForCodePoint: (point: number) => boolean
    layout: (text: string) => {
      glyphs: { id: number; path: { toSVG: () => string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(path: string): Font
  export function create(file: Buffer): Font
}
