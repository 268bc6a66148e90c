import { ActionIcon, Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import type { ShownEntry } from './menu.ts'
import styles from '../shell.module.css'

// Loaded when it is first opened.
const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }))

/** Opens the search for anything, by a button or Ctrl K on every page. */
export function FindAnything({ session, entries }: { session: Session; entries: readonly ShownEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  // What is typed before the search is there: it goes into its field, and to no shortcut of the page.
  const early = useRef<string>(null)
  const open = () => {
    if (!isOpen) early.current = ''
    setOpen(true)
  }
  const close = () => {
    early.current = null
    setOpen(false)
  }
  const takeEarly = () => {
    const typed = early.current ?? ''
    early.current = null
    return typed
  }
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.shiftKey || key.toLowerCase() !== 'k') return
      open()
    } else if (early.current !== null && key.length === 1) {
      early.current += key
      event.stopImmediatePropagation()
    } else return
    event.preventDefault()
  }
  useWindowEvent('keydown', onKey, true)
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
          <Finder session={session} entries={entries} takeEarly={takeEarly} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
