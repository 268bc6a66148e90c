/** What the browser would not keep: it holds for as long as the page is open. */
const refused = new Map<string, string>()

/** What is kept in this browser under a name; null when there is nothing, or nothing may be read. */
export function readKept(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key)
  } catch {
    return refused.get(key) ?? null
  }
}

/** Keeps a text, or with null no longer. A browser that is full or keeps nothing breaks no page. */
export function keep(key: string, text: string | null): void {
  refused.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) refused.set(key, text)
  }
}

/** What is kept as JSON; null when there is nothing, or something else. */
export function readKeptJson<T>(key: string): T | null {
  try {
    return JSON.parse(readKept(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
