import type { ReactNode } from 'react'
import { usePage } from '../../../../../kit/web/page.ts'
import { PublicFooter } from '../../../../accounts/web/parts/PublicFooter.tsx'
import { PublicHeader } from '../../../../accounts/web/parts/PublicHeader.tsx'
import styles from '../../parts/schedule-call.module.css'

type Props = { page: string; description?: string; children: ReactNode }

/** The frame of the public pages about calls. `page` is the title in the browser. */
export function ScheduleFrame({ page, description, children }: Props) {
  usePage(page, description)
  return (
    <>
      <PublicHeader path="/schedule-call" />
      <div className={styles.page}>
        <main>{children}</main>
      </div>
      <PublicFooter />
    </>
  )
}
