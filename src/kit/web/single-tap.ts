import { useRef } from 'react'

const sameHandMs = 700

/** Whether a click on something counts: the second of a double tap doesn’t. */
export function useSingleTap(): (about: string, event: { timeStamp: number }) => boolean {
  const last = useRef({ about: '', at: -Infinity })
  return (about, { timeStamp: at }) => {
    const isSecond = last.current.about === about && at - last.current.at < sameHandMs
    last.current = { about, at }
    return !isSecond
  }
}
