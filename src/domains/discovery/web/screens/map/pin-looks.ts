import { must } from '../../../../../kit/contract/must.ts'
import { money } from '../../../../../kit/web/format.ts'
import type { MapPin } from '../../../contract.ts'

/** How a pin looks: by what one has to do with it, else by whether there is a place. */
export type Look = 'open' | 'full' | 'applied' | 'saved' | 'visited'
export const lookOf = (pin: MapPin): Look => pin.mark ?? pin.state

export const lookWords: Record<Look, string> = {
  open: 'Open',
  full: 'Full, with a waitlist',
  applied: 'Requested',
  saved: 'Saved',
  visited: 'Visited',
}

/** The sign beside the value, in a square of 20; drawn on the map and in its key. A look is never told by colour alone. */
export const lookSigns: Partial<Record<Look, { path: string; filled: boolean }>> = {
  applied: { path: 'M2 10 18 3 12.5 17.5 9.5 11.2Z', filled: true },
  saved: { path: 'M5.5 3h9v14L10 13l-4.5 4Z', filled: true },
  visited: { path: 'M4 10.5 8.2 15 16 5.5', filled: false },
  full: { path: 'M5.5 3.5h9M5.5 16.5h9M6.5 3.5c0 4 7 9 7 13M13.5 3.5c0 4-7 9-7 13', filled: false },
}

type Paint = { back: string; ink: string; edge: string; dashed?: boolean }

/** Colours from the page's own variables, so that the map follows its scheme. */
function paintOf(look: Look | 'cluster', isActive: boolean, colour: (name: string) => string): Paint {
  const ink = colour('--mantine-color-text')
  const card = colour('--card')
  if (isActive || look === 'cluster') return { back: ink, ink: card, edge: card }
  switch (look) {
    case 'applied':
      return { back: colour('--mantine-primary-color-filled'), ink: '#ffffff', edge: card }
    case 'saved':
      return { back: colour('--calm-soft'), ink: colour('--calm'), edge: colour('--calm') }
    case 'visited':
      return { back: colour('--good-soft'), ink: colour('--good'), edge: colour('--good') }
    case 'full':
      return { back: colour('--mute-soft'), ink: colour('--mute'), edge: colour('--mute'), dashed: true }
    case 'open':
      return { back: card, ink, edge: colour('--edge') }
  }
}

/** What the map draws: something with words at a place, which may stand for several. */
export type DrawnPin = {
  uid: string
  latitude: number
  longitude: number
  district: string
  look: Look
  words: string
  /** For how many it counts in a cluster. */
  count: number
}

/** A brief on the map, with what it is worth. */
export function drawnPin(pin: MapPin): DrawnPin {
  const { briefUid, latitude, longitude, district, valueMinor, currency } = pin
  return {
    uid: briefUid,
    latitude,
    longitude,
    district,
    look: lookOf(pin),
    words: money(valueMinor, currency),
    count: 1,
  }
}

/** A picture of the map by its name: `pin|look|on|£45`, `cluster|12`, `paper`. */
export const pinPicture = ({ look, words }: DrawnPin, isActive = false): string =>
  `pin|${look}|${isActive ? 'on' : 'off'}|${words}`

const ratio = 2

/** Draws a picture by its name; null for one that is not ours. */
export function drawPicture(name: string, colour: (name: string) => string): ImageData | null {
  const [kind, second = '', third, ...words] = name.split('|')
  if (kind === 'paper') return drawPaper(colour('--line'))
  if (kind === 'cluster') return drawCluster(second, paintOf('cluster', false, colour))
  if (kind !== 'pin') return null
  const look = second as Look
  return drawPill(words.join('|'), look, third === 'on', paintOf(look, third === 'on', colour))
}

function drawPill(words: string, look: Look, isActive: boolean, paint: Paint): ImageData {
  const sign = lookSigns[look]
  const text = isActive ? 15 : 13
  const signSize = sign ? text + 2 : 0
  const font = `600 ${text}px "Inter Variable", system-ui, sans-serif`
  const width = Math.ceil(widthOf(words, font) + (sign ? signSize + 4 : 0) + text * 1.5)
  const height = text * 2 + 2
  return onCanvas(width + 4, height + 10, (brush) => {
    brush.translate(2, 2)
    brush.beginPath()
    brush.roundRect(0, 0, width, height, height / 2)
    withShadow(brush, () => fill(brush, paint.back))
    // The tip stands on the place.
    brush.beginPath()
    brush.moveTo(width / 2 - 5, height - 0.5)
    brush.lineTo(width / 2, height + 5)
    brush.lineTo(width / 2 + 5, height - 0.5)
    fill(brush, paint.dashed ? paint.edge : isActive ? paint.back : paint.edge)
    brush.beginPath()
    brush.roundRect(0.75, 0.75, width - 1.5, height - 1.5, height / 2)
    if (paint.dashed) brush.setLineDash([4, 3])
    brush.lineWidth = 1.5
    brush.strokeStyle = paint.edge
    brush.stroke()
    brush.setLineDash([])
    let left = text * 0.75
    if (sign) {
      brush.save()
      brush.translate(left - 1, (height - signSize) / 2)
      brush.scale(signSize / 20, signSize / 20)
      const path = new Path2D(sign.path)
      brush.fillStyle = brush.strokeStyle = paint.ink
      brush.lineWidth = 2.4
      if (sign.filled) brush.fill(path)
      else brush.stroke(path)
      brush.restore()
      left += signSize + 4
    }
    brush.font = font
    brush.textBaseline = 'middle'
    brush.fillStyle = paint.ink
    brush.fillText(words, left, height / 2 + 0.5)
  })
}

function drawPaper(line: string): ImageData {
  return onCanvas(64, 64, (brush) => {
    brush.fillStyle = line
    brush.fillRect(0, 0, 64, 1)
    brush.fillRect(0, 0, 1, 64)
  })
}

function drawCluster(count: string, paint: Paint): ImageData {
  const size = 30 + count.length * 5
  return onCanvas(size + 4, size + 4, (brush) => {
    brush.beginPath()
    brush.arc(size / 2 + 2, size / 2 + 2, size / 2, 0, Math.PI * 2)
    withShadow(brush, () => fill(brush, paint.back))
    brush.lineWidth = 2
    brush.strokeStyle = paint.edge
    brush.stroke()
    brush.font = '650 14px "Inter Variable", system-ui, sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillStyle = paint.ink
    brush.fillText(count, size / 2 + 2, size / 2 + 3)
  })
}

/** One canvas for all measures and pictures: each read back means a stop, and new ones are slow. */
let shared: CanvasRenderingContext2D | undefined
function brushOf(): CanvasRenderingContext2D {
  shared ??= must(
    document.createElement('canvas').getContext('2d', { willReadFrequently: true }),
    'context of the canvas',
  )
  return shared
}

function widthOf(words: string, font: string): number {
  const brush = brushOf()
  brush.font = font
  return brush.measureText(words).width
}

function onCanvas(width: number, height: number, draw: (brush: CanvasRenderingContext2D) => void): ImageData {
  const brush = brushOf()
  brush.canvas.width = width * ratio
  brush.canvas.height = height * ratio
  brush.scale(ratio, ratio)
  draw(brush)
  return brush.getImageData(0, 0, width * ratio, height * ratio)
}

function fill(brush: CanvasRenderingContext2D, colour: string): void {
  brush.fillStyle = colour
  brush.fill()
}

function withShadow(brush: CanvasRenderingContext2D, draw: () => void): void {
  brush.save()
  brush.shadowColor = 'rgb(0 0 0 / 25%)'
  brush.shadowBlur = 3
  brush.shadowOffsetY = 1
  draw()
  brush.restore()
}
export const pictureRatio = ratio
