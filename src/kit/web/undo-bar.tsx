import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useIsOnline } from './network.ts'
import { pauseHeld, resumeHeld, sendHeld, startHeld, undoHeld } from './undo.ts'
import styles from './undo-bar.module.css'

/** What was done, and ten seconds to undo it; the clock stands still under the pointer and the focus. */
export function UndoBar({ text, isPaused }: { text: string; isPaused: boolean }) {
  const isOnline = useIsOnline()
  useEffect(startHeld, [text])
  return (
    <aside aria-label="Last action">
      <div className={`no-print ${styles.bar}`} role="group" aria-label="Undo" ref={pauseUnderPointer}>
        <span className={styles.text} role="status">
          {isOnline ? text : `${text} We’ll send this when you’re back online.`}
        </span>
        <Button variant="white" color="dark" size="sm" onClick={undoHeld}>
          {isOnline ? 'Undo' : 'Cancel'}
        </Button>
        <ActionIcon variant="transparent" c="inherit" size={44} aria-label="Dismiss" onClick={() => void sendHeld()}>
          <IconX size={18} />
        </ActionIcon>
        <span key={text} className={styles.clock} data-paused={isPaused || !isOnline} aria-hidden="true" />
      </div>
    </aside>
  )
}

function pauseUnderPointer(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const listeners = { pointerenter: pauseHeld, pointerleave: resumeHeld, focusin: pauseHeld, focusout: resumeHeld }
  for (const [name, listener] of Object.entries(listeners)) bar.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) bar.removeEventListener(name, listener)
  }
}
