/** Set while this browser becomes somebody else: what the page reads then, it would read as the wrong person. */
let paused: { over: Promise<void> } | null = null
let underWay = new AbortController()

/**
 * Gives up what the page is reading and holds what it goes on to read: for a page that is left as soon as somebody else is signed
 * in. Answers the function that ends this where the page stays after all: everything is then read.
 */
export function pauseReads(): () => void {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const own = { over }
  paused = own
  underWay.abort()
  underWay = new AbortController()
  return () => {
    if (paused === own) paused = null
    resolve()
  }
}

/** Reads as soon as reads aren’t paused; again where a pause interrupted it. */
export async function readUnpaused<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (;;) {
    while (paused) await paused.over
    const { signal } = underWay
    try {
      return await read(signal)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}
