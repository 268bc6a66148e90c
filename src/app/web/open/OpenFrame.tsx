import type { ReactNode } from 'react'
import { ConsentQuestion } from '../../../domains/usage/web/parts/ConsentQuestion.tsx'
import { Logo } from '../../../domains/accounts/web/parts/Logo.tsx'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** What is around every open page: the navigation for everyone, and the small print. */
export function OpenFrame({ words, isHome, children }: { words: OpenWords; isHome: boolean; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/" className={styles.name} aria-label={`${words.product}, home`}>
          <Logo size={34} />
          <span className="serif">{words.product}</span>
        </a>
        <nav aria-label="Pages">
          <a href="/" aria-current={isHome ? 'page' : undefined}>
            Home
          </a>
          <a href="/schedule-call">Schedule Call</a>
          <a href="/pricing">Pricing</a>
          <a href="/login" className={styles.button} data-quiet>
            Sign in
          </a>
        </nav>
      </header>
      <main>{children}</main>
      <footer className={styles.footer}>
        <nav aria-label="Small print">
          <a href="/join">Join</a>
          <a href="/pricing">Pricing</a>
          <a href="/support">Support</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
          <a href="/consent">Cookies and analytics</a>
        </nav>
        <small>{words.product}: influencer marketing made effortless.</small>
      </footer>
      <ConsentQuestion hidden />
    </div>
  )
}
