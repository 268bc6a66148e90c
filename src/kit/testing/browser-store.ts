import { vi } from 'vitest'

/** A browser's local storage for a test, with `room` for so many characters a value. `vi.unstubAllGlobals` ends it. */
export function browserStore({ room = Infinity } = {}): Map<string, string> {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size
    },
    key: (at: number) => [...held.keys()][at] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('QuotaExceededError')
      held.set(key, text)
    },
  })
  return held
}
