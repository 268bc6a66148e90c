import { drawQrCode } from '../../../kit/web/qr-code.tsx'

/** A line of the picture: its words, how large they are (px), and whether they stand out. */
export type TicketLine = { text: string; size: number; isBold?: boolean; isSerif?: boolean; gapAbove?: number }
type Ticket = {
  above: readonly TicketLine[]
  /** What the code leads to. */
  code: string
  below: readonly TicketLine[]
}

/** As wide as photos of a phone’s screen are. */
const width = 1080
const margin = 80
const codeSide = 720
const ink = '#1c1917'
const paper = '#ffffff'

/** Draws a ticket as a PNG, in the browser: it needs no connection. Dark on white, so that any camera reads it. */
export async function drawTicket(ticket: Ticket): Promise<Blob> {
  await document.fonts?.ready
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const above = placed(context, ticket.above)
  const below = placed(context, ticket.below)
  // To give it a size empties it, and its settings with it.
  Object.assign(canvas, { width, height: margin + above.height + codeSide + below.height + margin })
  Object.assign(context, { fillStyle: paper })
  context.fillRect(0, 0, canvas.width, canvas.height)
  Object.assign(context, { fillStyle: ink, textAlign: 'center', textBaseline: 'top' })
  write(context, above.lines, margin)
  drawCode(context, ticket.code, margin + above.height)
  write(context, below.lines, margin + above.height + codeSide)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

type Placed = { text: string; font: string; y: number }

const fontOf = ({ size, isBold, isSerif }: TicketLine) => {
  const style = getComputedStyle(document.body)
  const family = isSerif ? style.getPropertyValue('--serif') : style.fontFamily
  return `${isBold ? 650 : 400} ${size}px ${family || 'sans-serif'}`
}

/** Long lines are broken between words. */
function placed(context: CanvasRenderingContext2D, lines: readonly TicketLine[]): { lines: Placed[]; height: number } {
  let y = 0
  const found = lines.flatMap((line) => {
    const font = fontOf(line)
    Object.assign(context, { font })
    y += line.gapAbove ?? 0
    return brokenLines(line.text, (text) => context.measureText(text).width).map((text) => {
      const at = y
      y += Math.round(line.size * 1.35)
      return { text, font, y: at }
    })
  })
  return { lines: found, height: y }
}

function brokenLines(text: string, widthOf: (text: string) => number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last === undefined || widthOf(longer) > width - 2 * margin
      ? [...lines, word]
      : [...lines.slice(0, -1), longer]
  }, [])
}

function write(context: CanvasRenderingContext2D, lines: readonly Placed[], from: number): void {
  for (const { text, font, y } of lines) {
    Object.assign(context, { font })
    context.fillText(text, width / 2, from + y)
  }
}

function drawCode(context: CanvasRenderingContext2D, text: string, y: number): void {
  const { side, path } = drawQrCode(text)
  context.save()
  context.translate((width - codeSide) / 2, y)
  context.scale(codeSide / side, codeSide / side)
  context.fill(new Path2D(path))
  context.restore()
}
