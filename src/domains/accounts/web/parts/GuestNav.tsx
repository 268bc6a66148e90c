import './guest-nav.css'
import type { ReactNode } from 'react'

/** Where guests may go (seed §2), and what a page adds to it. */
export function GuestNav({ children }: { children?: ReactNode }) {
  return (
    <nav aria-label="Pages" className="guest-nav">
      <a href="/">Home</a>
      <a href="/schedule-call">Schedule Call</a>
      {children}
    </nav>
  )
}
