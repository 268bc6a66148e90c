import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A mouse that only passes over starts nothing (ms). */
const restMs = 150

/** Nobody who asked for less motion or less data gets a video that they did not open. */
function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether a video plays in its tile: while a mouse rests on it. A finger opens it in full. */
export function useClip(isVideo: boolean) {
  const [isPlaying, setPlaying] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const start = ({ pointerType }: PointerEvent) => {
    if (isVideo && pointerType === 'mouse' && mayPlay()) waiting.current = setTimeout(() => setPlaying(true), restMs)
  }
  const stop = () => {
    clearTimeout(waiting.current)
    setPlaying(false)
  }
  return { isPlaying, over: { onPointerEnter: start, onPointerLeave: stop, onPointerCancel: stop } }
}
