import './guest-nav.css'
import type { ReactNode } from 'react'
import { LinkTo } from '../../../../kit/web/link.tsx'

/** Where guests may go (seed §2), and what a page adds to it. */
export function GuestNav({ children }: { children?: ReactNode }) {
  return (
    <nav aria-label="Pages" className="guest-nav">
      <a href="/">Home</a>
      <LinkTo to={{ path: '/schedule-call' }}>Schedule Call</LinkTo>
      {children}
    </nav>
  )
}
