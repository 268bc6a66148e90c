import type { ReactNode } from 'react'
import { usePage } from '../../../../kit/web/page.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { TableScene } from './TableScene.tsx'
import styles from './door-frame.module.css'

type Props = { title: string; lead?: ReactNode; children?: ReactNode; page?: string }

/** The frame of every page before signing in: the name, a picture of what it is about, and the form. `page` is its title in the browser. */
export function DoorFrame({ title, lead, children, page = title }: Props) {
  usePage(page)
  return (
    <>
      <PublicHeader path={globalThis.location?.pathname} />
      <div className={styles.door}>
        <aside className={styles.picture} aria-hidden="true">
          <TableScene />
        </aside>
        <main className={styles.form}>
          <h1 className="serif">{title}</h1>
          {lead && <p className="dim">{lead}</p>}
          {children}
        </main>
      </div>
      <PublicFooter />
    </>
  )
}
