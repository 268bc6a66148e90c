import { useEffect, useEffectEvent } from 'react'
import { listenToKeys, pressKey, stepOf } from '../../../../../kit/web/list-keys.ts'
import { type ListedThread, type Threads, uidOf } from './use-threads.ts'

/** Where the buttons are that have a key: of what is selected, or else of the open conversation. */
export const actionPlace = { 'data-thread-actions': true }

/**
 * The keys of the inbox: J and K open the next and the previous conversation, X selects the open one, R goes to the field to
 * write in; the buttons of the conversation have a letter each. Not in a field or a dialog.
 */
export function useDeskKeys(
  { rows, collabRows, selection }: Pick<Threads, 'rows' | 'collabRows' | 'selection'>,
  chosen: string | undefined,
  { isOn, onOpen, onSelect }: { isOn: boolean; onOpen: (thread: ListedThread) => void; onSelect: () => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    if (!isOn || target.closest('[role="dialog"], [role="menu"], textarea, select, input:not([type=checkbox])')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepOf(event, ['j', 'k'])
    const key = event.key.toLowerCase()
    if (step !== 0) {
      const next = rows[rows.findIndex((thread) => uidOf(thread) === chosen) + step]
      if (!next) return
      event.preventDefault()
      onOpen(next)
    } else if (key === 'r') {
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-reply]')?.focus()
    } else if (key === 'x' && chosen && collabRows.some(({ collabUid }) => collabUid === chosen)) {
      onSelect()
      selection.toggle(chosen, event.shiftKey)
    } else if (!event.repeat) pressKey(event, document.querySelector<HTMLElement>('[data-thread-actions]') ?? undefined)
  })
  useEffect(() => listenToKeys(document.body, onKey), [])
}
