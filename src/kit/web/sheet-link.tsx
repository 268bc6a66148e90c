import type { MouseEvent, ReactNode } from 'react'
import { LinkTo, type To } from './link.tsx'

type Props = {
  /** The page itself, for a new tab. */
  to: To
  /** Opens it over the page one is on. */
  onOpen?: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** A link whose page opens over the list it stands in; in a new tab it is the page itself. O presses it in a list with keys. */
export function SheetLink({ to, onOpen, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  return (
    <LinkTo to={to} className={className} data-key="o" onClick={open}>
      {children}
    </LinkTo>
  )
}
