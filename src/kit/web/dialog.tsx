import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-box.tsx'

const DialogBox = lazy(async () => ({ default: (await import('./dialog-box.tsx')).DialogBox }))

/**
 * A modal: three visual types, a title, an optional description, large by default. What it is drawn with
 * comes with the first one that opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setOpened(true)
  useFocusReturn(props.opened)
  return (
    wasOpened && (
      <Suspense>
        <DialogBox {...props} />
      </Suspense>
    )
  )
}

/** The focus goes back to where it was. The library does so only from the second time on: the first one is drawn open. */
function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement as HTMLElement | null
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement?.closest('[role="dialog"]')
      if (isLost && before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [opened])
}
