import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isOnline } from './network.ts'
import { heldActions, sendHeld, undoHeld } from './undo.ts'

const UndoBar = lazy(async () => ({ default: (await import('./undo-bar.tsx')).UndoBar }))

/** Where the bar appears. What is held is sent when the page is left, and taken back by Z, with Ctrl or Cmd or without. */
export function UndoPlace() {
  const { waiting, isPaused } = useSyncExternalStore(heldActions.watch, heldActions.now)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => () => void (isOnline() && sendHeld()), [path])
  useEffect(() => {
    const leave = () => void sendHeld({ isLeaving: true })
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('keydown', undoByKey)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('keydown', undoByKey)
    }
  }, [])
  return (
    <Suspense>
      {waiting && <UndoBar key={[waiting.about].flat().join()} text={waiting.text} isPaused={isPaused} />}
    </Suspense>
  )
}

/** Where Z is a letter. */
const written = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]'

function undoByKey(event: KeyboardEvent): void {
  if (!heldActions.now().waiting || event.key.toLowerCase() !== 'z') return
  if (event.shiftKey || event.altKey || (event.target as HTMLElement).closest(written)) return
  event.preventDefault()
  undoHeld()
}
