/** What the browser refused to store: it lasts for as long as the page is open. */
const refused = new Map<string, string>()

/** What is stored in this browser under a name; null when there is nothing, or nothing may be read. */
export function readStored(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key)
  } catch {
    return refused.get(key) ?? null
  }
}

/** Stores a text, or with null removes it. A browser that is full or stores nothing breaks no page. */
export function writeStored(key: string, text: string | null): void {
  refused.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) refused.set(key, text)
  }
}

/** What is stored as JSON; null when there is nothing, or something else. */
export function readStoredJson<T>(key: string): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
