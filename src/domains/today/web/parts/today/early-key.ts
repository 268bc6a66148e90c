import { useEffect, useRef } from 'react'
import { isTaken, pressKey } from '../../../../../kit/web/list-keys.ts'

const loading = '[aria-busy="true"]'

/**
 * Presses the button of the open item that has the letter. While the item is still loading, the letter waits for its button: it
 * counts for that item or not at all. Another key, a click, another item or an item without such a button ends the wait.
 */
export function useEarlyKey(): (event: KeyboardEvent, item: HTMLElement | null) => void {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return (event, item) => {
    stop.current?.()
    if (!item) return
    pressKey(event, item)
    const isLetter = event.key.length === 1 && !isTaken(event)
    if (!event.defaultPrevented && isLetter && item.querySelector(loading))
      stop.current = pressOnceThere(event.key.toLowerCase(), item)
  }
}

/** Answers how to stop waiting. An item that makes room for another leaves the page, with its own element. */
function pressOnceThere(key: string, item: HTMLElement): () => void {
  const ends = new AbortController()
  const watcher = new MutationObserver(() => {
    const button = item.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (item.isConnected && !button && item.querySelector(loading)) return
    ends.abort()
    if (item.isConnected) button?.click()
  })
  ends.signal.addEventListener('abort', () => watcher.disconnect())
  document.addEventListener('pointerdown', () => ends.abort(), { signal: ends.signal })
  watcher.observe(item, { childList: true, subtree: true })
  return () => ends.abort()
}
