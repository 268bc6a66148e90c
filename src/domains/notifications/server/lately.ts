/** What the bus said to the open pages of some accounts, or of all. */
export type LiveMessage = { to: string[] | null; touches: string[]; signal?: unknown }

const keptMs = 60_000
const mostKept = 2_000

/**
 * What was said in the last minute, for a page whose stream opens after it has read what it shows. Times are in milliseconds on
 * the clock of `performance.now()`.
 */
export function keepLately(nowMs: () => number = () => performance.now()) {
  const kept: { at: number; message: LiveMessage }[] = []
  let completeFrom = nowMs()
  return {
    keep: (message: LiveMessage): void => {
      kept.push({ at: nowMs(), message })
      while (kept.length > mostKept || (kept[0]?.at ?? Infinity) < nowMs() - keptMs)
        completeFrom = kept.shift()?.at ?? completeFrom
    },
    /** Something was not heard. */
    missed: (): void => {
      kept.length = 0
      completeFrom = nowMs()
    },
    /** The kinds of record that were touched for an account from a time on; null where that isn’t known (any more). */
    touchedFor: (accountUid: string, from: number): string[] | null => {
      const isKnown = from >= Math.max(completeFrom, nowMs() - keptMs)
      if (!isKnown) return null
      const concerning = kept.filter(({ at, message: { to } }) => at >= from && (!to || to.includes(accountUid)))
      return [...new Set(concerning.flatMap(({ message }) => message.touches))]
    },
  }
}
