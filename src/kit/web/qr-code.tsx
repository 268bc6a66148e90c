import { create } from 'qrcode'
import { useMemo } from 'react'

const quiet = 4

/** A QR code of a text, drawn dark on white in any theme so that every camera reads it. */
export function QrCode({ text, label, size = 160 }: { text: string; label: string; size?: number }) {
  const { side, path } = useMemo(() => drawQrCode(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** A QR code as the path of its dark squares, each one unit wide, in a square with a quiet edge. */
export function drawQrCode(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data, (on, index) => (on ? index : -1)).filter((index) => index >= 0)
  const path = dark.map(
    (index) => `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`,
  )
  return { side: modules.size + 2 * quiet, path: path.join('') }
}
