import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import type { Drawing, DrawingEvents, MapUse } from './drawing.ts'
import type { View } from './geometry.ts'
import type { DrawnPin } from './pin-looks.ts'
import type { DrawnVisit } from './ways.ts'
import ofLibrary from './map-controls.module.css'
import styles from './map.module.css'

type Props = DrawingEvents & {
  /** Where the address looks: the map goes there when it changes. */
  view: View
  /** Where it begins, if one was elsewhere already. */
  from: View | undefined
  pins: readonly DrawnPin[]
  active: DrawnPin | null
  here: { latitude: number; longitude: number } | null
  /** Their visits ahead. */
  visits?: readonly DrawnVisit[]
  use?: MapUse
  ref?: Ref<Pick<Drawing, 'zoomBy'>>
  /** The browser cannot draw maps. */
  onFail: () => void
}

/** The map itself. Its library is loaded with it, and nothing else waits for that. */
export function MapCanvas(props: Props) {
  const { view, from, pins, active, here, visits = noVisits, use = 'whole', ref, onFail, ...events } = props
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const latest = useRef({ view, from, pins, active, here, visits, use, onFail, events })
  useEffect(() => {
    latest.current = { view, from, pins, active, here, visits, use, onFail, events }
  })
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { drawMap } = await import('./drawing.ts')
      if (isGone) return
      const now = latest.current
      const handlers: DrawingEvents = {
        onMove: (next, size) => latest.current.events.onMove(next, size),
        onChoose: (uid) => latest.current.events.onChoose(uid),
        onPoint: (uid) => latest.current.events.onPoint(uid),
      }
      drawing.current = drawMap(must(box.current, 'box of the map'), now.from ?? now.view, handlers, now.use)
      drawing.current.setPins(now.pins)
      drawing.current.setActive(now.active)
      drawing.current.setVisits(now.visits)
      drawing.current.setHere(now.here)
    }
    draw().catch(() => isGone || latest.current.onFail())
    return () => {
      isGone = true
      drawing.current?.remove()
      drawing.current = undefined
    }
  }, [])
  const { latitude, longitude, zoom } = view
  useEffect(() => drawing.current?.goTo({ latitude, longitude, zoom }), [latitude, longitude, zoom])
  useEffect(() => drawing.current?.setPins(pins), [pins])
  useEffect(() => drawing.current?.setActive(active), [active])
  useEffect(() => drawing.current?.setVisits(visits), [visits])
  useEffect(() => drawing.current?.setHere(here), [here])
  useImperativeHandle(ref, () => ({ zoomBy: (steps) => drawing.current?.zoomBy(steps) }), [])
  return <div ref={box} className={`${styles.canvas} ${ofLibrary.controls}`} />
}

const noVisits: never[] = []
