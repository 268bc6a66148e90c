const itemName = 'data-item'
/** What opens an item; Enter on the item itself does too. */
const openKey = 'o'
const nextKeys = new Set(['j', 'arrowdown', 'arrowright'])
const previousKeys = new Set(['k', 'arrowup', 'arrowleft'])

/**
 * For a list of things to decide. J and K (or the arrows) move between its items, and a letter presses the button of the focused
 * item that has it as its `data-key`. The keys work while the focus is in the list, and not in a field; J and K also bring it
 * there from elsewhere on the page. For its `ref`.
 */
export function listKeys(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const stop = listenToKeys(list, (event) => onListKey(event, list))
  const stopFromNowhere = listenToKeys(document.body, (event) => {
    // From a button beside it too, such as the one that showed it; not out of a dialog.
    const isElsewhere = (event.target as HTMLElement).closest('[data-list], [role=dialog]') === null
    if (isElsewhere && stepOf(event, ['j', 'k']) !== 0) focusOn(itemsOf(list)[0])
  })
  return () => {
    stop()
    stopFromNowhere()
  }
}

/** Listens while the element is there; answers how to stop, as a `ref` wants it. */
export function listenToKeys(element: HTMLElement, onKey: (event: KeyboardEvent) => void): () => void {
  element.addEventListener('keydown', onKey)
  return () => element.removeEventListener('keydown', onKey)
}

function onListKey(event: KeyboardEvent, list: HTMLElement): void {
  const items = itemsOf(list)
  const at = items.findIndex((item) => item.contains(event.target as HTMLElement))
  const step = stepOf(event)
  if (step === 0) return pressKey(event, items[at])
  event.preventDefault()
  focusOn(items[at === -1 ? 0 : at + step])
}

/** Whether a key means the next (1), the previous (-1) or neither (0). */
export function stepOf(event: KeyboardEvent, keys: readonly [string, string] | null = null): 1 | 0 | -1 {
  if (isTaken(event)) return 0
  const key = event.key.toLowerCase()
  if (keys ? key === keys[0] : nextKeys.has(key)) return 1
  return (keys ? key === keys[1] : previousKeys.has(key)) ? -1 : 0
}

/** Presses the button that has this letter as its `data-key`. */
export function pressKey(event: KeyboardEvent, item: HTMLElement | undefined): void {
  if (isTaken(event) || !item) return
  const key = event.key === 'Enter' && event.target === item ? openKey : event.key.toLowerCase()
  const button = key.length === 1 && item.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** It is for a field, or for the browser. A choice of one takes the arrows alone. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, video') !== null ||
    (event.key.startsWith('Arrow') && target.matches('[type=radio]'))
  )
}

/** What makes an element an item of such a list, known by the id of its record. */
export const listItem = (uid: string) => ({ [itemName]: uid, tabIndex: -1 })

/** Moves the focus off an item that is about to go: to the one after it, or before it, or to the page. */
export function focusBeside(uid: string): void {
  const item = document.querySelector(selectorOf(uid))
  const items = item ? itemsOf(item.parentElement?.closest('[data-list]') ?? document) : []
  const at = items.findIndex((one) => one === item)
  focusOn(items[at + 1] ?? items[at - 1] ?? document.getElementById('content'))
}

/** Moves the focus to an item, once it is on the page again. */
export function focusItem(uid: string): void {
  setTimeout(() => focusOn(document.querySelector<HTMLElement>(selectorOf(uid))))
}

const selectorOf = (uid: string) => `[${itemName}="${CSS.escape(uid)}"]`
const itemsOf = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(`[${itemName}]`)]

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.focus({ preventScroll: true })
  // An item that is taller than the window, and whose head is in sight, stays where it is.
  const { top } = element.getBoundingClientRect()
  const isSeen = top >= 0 && top < window.innerHeight / 2
  if (!isSeen) element.scrollIntoView?.({ block: 'start' })
  else element.parentElement?.scrollTo?.({ left: element.offsetLeft - element.parentElement.offsetLeft })
}
