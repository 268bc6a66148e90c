import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '../../../kit/web/dialog.tsx'
import styles from '../shell.module.css'

const searchKey = '/'
const searchOf = () => document.querySelector<HTMLInputElement>('#content input[type="search"]')

const keys = [
  [
    'On every page',
    [
      ['?', 'Show these keys'],
      ['Ctrl K', 'Find anything (⌘ K on a Mac)'],
      [searchKey, 'Search this page'],
      ['Esc', 'Close what’s open'],
      ['Ctrl Z', 'Undo, while the bar is there (⌘ Z on a Mac)'],
    ],
  ],
  [
    'In a list of requests, briefs or creators',
    [
      ['J', 'Next'],
      ['K', 'Previous'],
      ['O', 'Open'],
      ['A', 'Approve'],
      ['D', 'Decline'],
      ['S', 'Shortlist'],
      ['R', 'Return a brief (our team)'],
      ['C', 'Compare'],
      ['Q', 'Ask a question'],
      ['I', 'Invite'],
    ],
  ],
] as const

/** Listens for the keys that work on every page: `?` lists those that do something here, `/` goes to the page's search. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === '?') setOpen(true)
    if (event.key !== searchKey) return
    const search = searchOf()
    if (!search) return
    event.preventDefault()
    search.focus()
  })
  return (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="md">
      {keys.map(([where, rows]) => (
        <section key={where} aria-label={where}>
          <h3 className={styles.keysTitle}>{where}</h3>
          <dl className={styles.keys}>
            {rows.map(
              ([key, what]) =>
                (key !== searchKey || searchOf()) && (
                  <div key={key}>
                    <dt>
                      {key.split(' ').map((one) => (
                        <kbd key={one}>{one}</kbd>
                      ))}
                    </dt>
                    <dd>{what}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
