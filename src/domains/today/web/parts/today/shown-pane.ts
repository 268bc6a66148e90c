import { type RefObject, useEffect, useRef } from 'react'
import { isTaken } from '../../../../../kit/web/list-keys.ts'
import type { TodayKind } from '../../../kinds.ts'

/** Below the window, or above it: nobody can see it. */
function isHidden(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top > window.innerHeight - headPx || bottom < 0
}
/** So much of it has to be in the window: what it is about, and its buttons. */
const headPx = 120

/** Whether a key answers something in the pane: a button there has it, or may have it once it has loaded. */
const isForPane = (event: KeyboardEvent, pane: HTMLElement) =>
  /^[a-y]$/i.test(event.key) &&
  !isTaken(event) &&
  pane.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"], [aria-busy="true"]`) !== null

type Shown = {
  pane: RefObject<HTMLElement | null>
  /** The key of the open item, and those of all items. */
  open: string | undefined
  keys: readonly string[]
  kind: TodayKind | undefined
}

/**
 * Keeps the open item where it can be seen: it comes into the window when another one is asked for, and with the first key that
 * would answer it. Where one was answered and left, the row of the next one has the focus.
 */
export function useShownPane({ pane, open, keys, kind }: Shown) {
  const isAsked = useRef(false)
  const shownKind = useRef(kind)
  const before = useRef(open)
  useEffect(() => {
    if (!pane.current) return
    const isOfOtherKind = shownKind.current !== kind
    shownKind.current = kind
    if ((isAsked.current || isOfOtherKind) && isHidden(pane.current)) pane.current.scrollIntoView({ block: 'nearest' })
    isAsked.current = false
  }, [pane, open, kind])
  useEffect(() => {
    const left = before.current
    before.current = open
    if (!left || left === open || keys.includes(left) || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-today] [data-row][aria-current]')?.focus({ preventScroll: true })
  }, [open, keys])
  return {
    ask: () => {
      isAsked.current = true
    },
    /** Shows the pane instead, where a key is for one that can’t be seen; answers whether it did. */
    showsInstead: (event: KeyboardEvent): boolean => {
      if (!pane.current || !isForPane(event, pane.current) || !isHidden(pane.current)) return false
      pane.current.scrollIntoView({ block: 'nearest' })
      return true
    },
  }
}
