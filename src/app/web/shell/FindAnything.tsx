import { ActionIcon, Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import type { ShownEntry } from './menu.ts'
import styles from '../shell.module.css'

// Loaded when it is first opened.
const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }))

/** Opens the search for anything, by a button or Ctrl K on every page. */
export function FindAnything({ session, entries }: { session: Session; entries: readonly ShownEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  })
  return (
    <>
      <Button
        className={styles.onlyDesk}
        variant="subtle"
        color="gray"
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
        leftSection={<IconSearch size={18} stroke={1.7} />}
        rightSection={<kbd aria-hidden>Ctrl K</kbd>}
      >
        Find
      </Button>
      <ActionIcon className={styles.onlyPhone} variant="subtle" color="gray" size={44} onClick={open} aria-label="Find">
        <IconSearch size={21} stroke={1.7} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <Finder session={session} entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
