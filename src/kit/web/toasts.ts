import type { ReactNode } from 'react'

/** The library comes with the first toast. */
export const loadToasts = () => import('./toast-shelf.tsx')
let areWanted = false
const watchers = new Set<() => void>()

/** Whether there was a toast yet; for `Toasts`. */
export const toastsWanted = {
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  now: () => areWanted,
}

async function show(kind: 'success' | 'error', text: string, action?: ReactNode): Promise<void> {
  const { toast, withAction } = await loadToasts()
  areWanted = true
  for (const watcher of watchers) watcher()
  // One failure at a time: what was wrong before may be right by now.
  if (action) toast[kind](...withAction(text, action))
  else toast[kind](text, kind === 'error' ? { id: 'error' } : {})
}

/** `action`: a link to what comes next; the toast then stays long enough to reach it. It has the server’s data around it, and no router. */
export function showSuccess(text: string, action?: ReactNode): void {
  void show('success', text, action)
}

export function showError(text: string): void {
  void show('error', text)
}

/** Where a success is kept over a reload; for this tab only. */
const keptKey = 'toastAfterReload'

/** Says so once the page that comes next is there. */
export function showAfterReload(text: string): void {
  sessionStorage.setItem(keptKey, text)
}

/** Says what was kept for this page, once. */
export function showKept(): void {
  const kept = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (kept) showSuccess(kept)
}

/** Copies, and says so. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess('Copied to clipboard!')
  } catch {
    showError('Failed to copy text')
  }
}
