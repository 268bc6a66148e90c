import type { JSX } from 'react'
import type { ToastOptions } from 'react-hot-toast'

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

async function show(kind: 'success' | 'error', words: string | JSX.Element, options?: ToastOptions): Promise<void> {
  const { toast } = await loadToasts()
  areWanted = true
  for (const watcher of watchers) watcher()
  toast[kind](words, options)
}

/** Words with a link among them stay for as long as they say. They have the server’s data around them, and no router. */
export function showSuccess(words: string | JSX.Element, options?: ToastOptions): void {
  void show('success', words, options)
}

export function showError(text: string): void {
  // One failure at a time: what was wrong before may be right by now.
  void show('error', text, { id: 'error' })
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
