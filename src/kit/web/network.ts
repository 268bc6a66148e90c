import { useSyncExternalStore } from 'react'
import { CallError } from '../contract/errors.ts'

/** The ways to the server that failed when they were last tried. */
const lost = new Set<'call' | 'stream'>()

/** Whether there is a network that reaches the server, as far as is known: a browser takes Wi-Fi without internet for one. */
export const isOnline = () => globalThis.navigator?.onLine !== false && lost.size < 2

/** Says whether the server was reached. One way that fails may be a moment’s, both are offline, announced as a browser does. */
export function noteReach(way: 'call' | 'stream', isReached: boolean): void {
  const wasOnline = isOnline()
  if (isReached) lost.delete(way)
  else lost.add(way)
  if (isOnline() !== wasOnline) globalThis.dispatchEvent?.(new Event(wasOnline ? 'offline' : 'online'))
}

export const useIsOnline = () => useSyncExternalStore(watch, isOnline, () => true)

/** Whether no answer came to a call: no network, nobody there, or a connection that broke under way. */
export const isUnreached = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'unavailable' && !!error.cause

/** Whether a write is refused only for a moment, while the database can’t be reached. */
export const isSavingPaused = (error: unknown): error is CallError =>
  error instanceof CallError && (error.details as { isSavingPaused?: true } | undefined)?.isSavingPaused === true

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}

type Line = { saveData?: boolean; effectiveType?: string }

/** Whether the line is slow, or its owner saves data: then nothing is fetched before somebody asks for it. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
