import '../../../../kit/web/styles.ts'
import { useEffect, useRef, useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import type { PinDrawing } from '../screens/map/pin-drawing.ts'
import { placeAt, type Point } from '../../../profiles/city-around.ts'
import ofLibrary from '../screens/map/map-controls.module.css'
import styles from './pin-map.module.css'

type Props = {
  /** What stands there. */
  name: string
  /** Null where it isn’t known: then the pin stands in the `middle` of the city until it is moved. */
  position: Point | null
  middle: Point
  isStill: boolean
  onMove: (point: Point) => void
}

const doorZoom = 15
const cityZoom = 10.5
const metresPerDegree = 111_320
/** How far one press of an arrow key moves the pin, in metres; with Shift ten times as far. */
const stepMetres = 10

/** Where a venue is: a pin that is dragged, or moved with the arrow keys, which say where it is then. The map’s library comes with it. */
export function PinMap({ name, position, middle, isStill, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<PinDrawing>(undefined)
  const [failed, setFailed] = useState<'load' | 'draw'>()
  const at = position ?? middle
  const latest = useRef({ at, isKnown: position !== null, onMove })
  /** Where the pin was put by hand: the map stays as it is then. */
  const byHand = useRef<Point>(undefined)
  useEffect(() => {
    latest.current = { at, isKnown: position !== null, onMove }
  })
  useEffect(() => {
    let isGone = false
    const move = (exact: Point) => {
      const point = placeAt(exact)
      byHand.current = point
      latest.current.onMove(point)
    }
    const pin = pinOf(name, isStill)
    pin.addEventListener('keydown', (event) => {
      const to = isStill ? null : stepFrom(latest.current.at, event)
      if (!to) return
      event.preventDefault()
      event.stopPropagation()
      move(to)
    })
    const draw = async () => {
      const library = await import('../screens/map/pin-drawing.ts').catch(() => null)
      if (isGone) return
      if (!library) return setFailed('load')
      const { at: start, isKnown } = latest.current
      const how = { pin, start, zoom: isKnown ? doorZoom : cityZoom, isStill }
      drawing.current = library.drawPinMap(must(box.current, 'box of the map'), how, move)
    }
    draw().catch(() => isGone || setFailed('draw'))
    return () => {
      isGone = true
      drawing.current?.remove()
      drawing.current = undefined
    }
  }, [name, isStill])
  const { latitude, longitude } = at
  useEffect(() => {
    const point = { latitude, longitude }
    drawing.current?.setPin(point)
    const { latitude: by, longitude: hand } = byHand.current ?? {}
    if (latitude !== by || longitude !== hand) drawing.current?.goTo(point, doorZoom)
  }, [latitude, longitude])
  if (failed)
    return (
      <Note tone="mute">
        {failed === 'load' ? 'We couldn’t load the map.' : 'Your browser can’t show the map.'}
        {!isStill && ' Search for a place, or enter coordinates.'}
      </Note>
    )
  return (
    <div>
      <div ref={box} className={`${styles.map} ${ofLibrary.controls}`} />
      <span className="sr-only" role="status">
        {position && `Pin at ${degrees(position)}.`}
      </span>
    </div>
  )
}

function pinOf(name: string, isStill: boolean): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = must(styles.pin)
  pin.disabled = isStill
  pin.setAttribute(
    'aria-label',
    isStill ? `Pin for ${name}` : `Pin for ${name}. Drag it, or move it with the arrow keys.`,
  )
  pin.append(drawn())
  return pin
}

function drawn(): SVGElement {
  const make = (name: string, parts: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [part, value] of Object.entries(parts)) element.setAttribute(part, value)
    return element
  }
  const svg = make('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  const drop = 'M12 23c5-6.500 8-10.200 8-14a8 8 0 1 0-16 0c0 3.800 3 7.500 8 14z'
  svg.append(
    make('path', { d: drop, fill: 'currentColor', stroke: '#fff', 'stroke-width': '1.5' }),
    make('circle', { cx: '12', cy: '9', r: '3', fill: '#fff' }),
  )
  return svg
}

/** Where an arrow key leads from a point; null for other keys. */
function stepFrom({ latitude, longitude }: Point, { key, shiftKey }: KeyboardEvent): Point | null {
  const [north, east] = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[key] ?? []
  if (north === undefined || east === undefined) return null
  const step = (shiftKey ? 10 * stepMetres : stepMetres) / metresPerDegree
  const narrow = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return {
    latitude: Math.min(90, Math.max(-90, latitude + north * step)),
    longitude: Math.min(180, Math.max(-180, longitude + (east * step) / narrow)),
  }
}

const degrees = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
