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
  const [query, setQuery] = useState('')
  const [hasField, setField] = useState(false)
  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    setField(false)
    setQuery('')
  }
  // Before the page’s own keys: what is typed while the search loads is for its field.
  const hear = (event: KeyboardEvent) => {
    if (isFindKey(event)) {
      event.preventDefault()
      return open()
    }
    const edit = isOpen && !hasField ? editOf(event) : null
    if (!edit) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else setQuery(edit)
  }
  useWindowEvent('keydown', hear, { capture: true })
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
          <Finder
            session={session}
            entries={entries}
            query={query}
            onQuery={setQuery}
            onField={() => setField(true)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function isFindKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** What a key does to a text that no field holds yet; null for keys that are for the browser. */
function editOf({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): ((text: string) => string) | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Backspace') return (text) => text.slice(0, -1)
  if (key === 'Enter' || key === 'Escape') return (text) => text
  return key.length === 1 ? (text) => text + key : null
}
