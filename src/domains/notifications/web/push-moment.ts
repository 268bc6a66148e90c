import { useSyncExternalStore } from 'react'

let moment: string | null = null
const watchers = new Set<() => void>()

/** Says that somebody has just done what they will want to hear back about, and what a notification would tell them. */
export function helpfulMoment(words: string | null): void {
  moment = words
  for (const watcher of watchers) watcher()
}

export const useHelpfulMoment = () => useSyncExternalStore(watch, () => moment)

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
