import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-box.tsx'

const DialogBox = lazy(async () => ({ default: (await import('./dialog-box.tsx')).DialogBox }))

/**
 * A modal: three visual types, a title, an optional description, large by default. What it is drawn with
 * comes with the first one that opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <DialogBox {...props} />
      </Suspense>
    )
  )
}
