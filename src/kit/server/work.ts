import { AsyncLocalStorage } from 'node:async_hooks'

/** What a connection is taken for: a call of the contract, by its name. Everything else (pages, files, sign-in) is no work of a name. */
export type Work = { kind: 'read' | 'write'; entry: string }

const current = new AsyncLocalStorage<Work>()

/** Runs something as work of a name: whatever it takes from a pool counts as that. */
export function asWork<T>(work: Work, run: () => Promise<T>): Promise<T> {
  return current.run(work, run)
}

export function currentWork(): Work | null {
  return current.getStore() ?? null
}
