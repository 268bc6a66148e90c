import { useSyncExternalStore } from 'react'

let waiting = 0
const watchers = new Set<() => void>()

function add(count: number): void {
  waiting += count
  for (const watcher of watchers) watcher()
}

/** Counts what waits to be sent again until saving goes on. */
export async function whilePaused<T>(work: () => Promise<T>): Promise<T> {
  add(1)
  try {
    return await work()
  } finally {
    add(-1)
  }
}

/** Whether something waits because nothing can be saved at the moment. */
export const useIsSavingPaused = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => waiting > 0,
    () => false,
  )
