import { useSyncExternalStore } from 'react'

/** Whether the browser has a network, as far as it knows. */
export const isOnline = () => globalThis.navigator?.onLine !== false

export const useIsOnline = () => useSyncExternalStore(watch, isOnline, () => true)

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}
