import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where the answers to what is shown go; null until it is there, undefined where there is none. */
export const ActionSlot = createContext<HTMLElement | null | undefined>(undefined)

/** Buttons that answer what they stand with: in the place that the page has for them, else right here. */
export function InActionSlot({ children }: { children: ReactNode }) {
  const slot = use(ActionSlot)
  if (slot === undefined) return children
  return slot && createPortal(children, slot)
}
