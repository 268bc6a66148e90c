// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { drawTicket } from './ticket-picture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A canvas whose letters are all half as wide as they are high. */
function paper() {
  const written: { text: string; y: number }[] = []
  const size = { width: 0, height: 0 }
  let codeAt = 0
  const context = {
    font: '',
    measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(context.font)?.[1])) / 2 }),
    fillText: (text: string, _x: number, y: number) => written.push({ text, y }),
    fillRect: (_x: number, _y: number, width: number, height: number) => Object.assign(size, { width, height }),
    translate: (_x: number, y: number) => (codeAt = y),
    scale: () => undefined,
    fill: () => undefined,
    save: () => undefined,
    restore: () => undefined,
  }
  vi.stubGlobal('Path2D', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: must(type) })),
  )
  return { written, size, codeAt: () => codeAt }
}

it('breaks what is too long between words, above and below the code, and is as high as what it holds', async () => {
  const { written, size, codeAt } = paper()
  const picture = await drawTicket({
    above: [
      { text: 'The Old Fishermen’s Hall and Oyster Bar at the Quay', size: 68, isBold: true, isSerif: true },
      { text: 'Tue 3 Mar, 19:00', size: 48 },
    ],
    code: 'https://plusone.test/ticket/visit_1',
    below: [{ text: 'Alice Moreau @alice.eats', size: 48, gapAbove: 16 }],
  })
  expect(picture.type).toBe('image/png')
  expect(written.map(({ text }) => text)).toEqual([
    'The Old Fishermen’s Hall',
    'and Oyster Bar at the Quay',
    'Tue 3 Mar, 19:00',
    'Alice Moreau @alice.eats',
  ])
  const places = written.map(({ y }) => y)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(codeAt()).toBeGreaterThan(must(places[2]) + 48)
  expect(must(places[3])).toBeGreaterThanOrEqual(codeAt() + 720)
  expect(size).toEqual({ width: 1080, height: expect.any(Number) as number })
  expect(size.height).toBeGreaterThan(must(places[3]) + 48)
})
