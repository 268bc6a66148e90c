import type { ReactNode } from 'react'
import { PublicFooter } from '../../../domains/accounts/web/parts/PublicFooter.tsx'
import { PublicHeader } from '../../../domains/accounts/web/parts/PublicHeader.tsx'
import { ConsentQuestion } from '../../../domains/usage/web/parts/ConsentQuestion.tsx'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

/** What is around every open page: the navigation for everyone, and the small print. */
export function OpenFrame({ words, children }: { words: OpenWords; children: ReactNode }) {
  return (
    <>
      <PublicHeader product={words.product} path={words.path} />
      <main className={styles.page}>{children}</main>
      <PublicFooter product={words.product} />
      <ConsentQuestion product={words.product} hidden />
    </>
  )
}
