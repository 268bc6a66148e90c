import { useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../../kit/web/dialog.tsx'
import { searchKey, searchOf } from './search-key.ts'

const loadKeys = () => import('./KeyList.tsx')
const KeyList = lazy(async () => ({ default: (await loadKeys()).KeyList }))

/** Listens for the keys that work on every page: `?` lists those that do something here, `/` goes to the page's search. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // The box opens with its keys in it.
    if (event.key === '?')
      void loadKeys().then(
        () => setOpen(true),
        () => undefined,
      )
    if (event.key !== searchKey) return
    const search = searchOf()
    if (!search) return
    event.preventDefault()
    search.focus()
  })
  return (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="md">
      <Suspense>
        <KeyList />
      </Suspense>
    </Dialog>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null
  )
}
