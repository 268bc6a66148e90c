import type { ReactNode } from 'react'
import styles from './public-nav.module.css'

/** Where guests may go, and what a page adds to it. */
export function PublicNav({ children }: { children?: ReactNode }) {
  return (
    <nav aria-label="Pages" className={styles.nav}>
      <a href="/">Home</a>
      <a href="/schedule-call">Schedule Call</a>
      {children}
    </nav>
  )
}
