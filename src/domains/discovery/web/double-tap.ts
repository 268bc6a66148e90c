import { type MouseEvent, useEffect, useRef } from 'react'

/** How long a first tap waits for a second one. */
const pauseMs = 250

/**
 * What a link does when it is pressed: a second tap right after the first calls `onDouble` instead of following it. A first
 * tap follows once no second one has come; a mouse and the keyboard follow at once.
 */
export function useDoubleTap(onDouble: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isFollowing = useRef(false)
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current)
    },
    [],
  )
  return (event) => {
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }
    if (isFollowing.current || pointerType !== 'touch') return
    event.preventDefault()
    if (waiting.current) {
      clearTimeout(waiting.current)
      waiting.current = null
      return onDouble()
    }
    const link = event.currentTarget
    waiting.current = setTimeout(() => {
      waiting.current = null
      isFollowing.current = true
      link.click()
      isFollowing.current = false
    }, pauseMs)
  }
}
