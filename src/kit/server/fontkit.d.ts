declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    layout: (text: string) => {
      glyphs: { id: number; path: { toSVG: () => string } }[]
      positions: { xAdvance: number }[]
    }
  }
  export function openSync(path: string): Font
}
