import type { ReactNode } from 'react'
import { Logo } from '../../../../accounts/web/parts/Logo.tsx'
import { usePage } from '../../../../../kit/web/page.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { PublicNav } from '../../../../accounts/web/parts/PublicNav.tsx'
import styles from '../../parts/schedule-call.module.css'

type Props = { page: string; description?: string; children: ReactNode }

/** The frame of the public pages about calls. `page` is the title in the browser. */
export function ScheduleFrame({ page, description, children }: Props) {
  usePage(page, description)
  return (
    <div className={styles.page}>
      <header>
        <a href="/" className={styles.brand}>
          <Logo size={32} />
          <span className="serif">{productName()}</span>
        </a>
        <PublicNav />
      </header>
      <main>{children}</main>
    </div>
  )
}
