import '../../../kit/web/styles.ts'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../shell.module.css'

type Props = { opened: boolean; onClose: () => void; children: ReactNode }

/** The menu over the page, on small screens. */
export function MenuDrawer({ opened, onClose, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      padding={14}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': 'Menu' } }}
      classNames={{ content: styles.menuDrawer, body: styles.menuDrawerBody }}
    >
      {children}
    </Drawer>
  )
}
