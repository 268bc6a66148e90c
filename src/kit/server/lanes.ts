import { setTimeout } from 'node:timers/promises'

/** What becomes due while others are at work is found this soon. */
const lookAgainMs = 1_000

/**
 * Works on whatever `claim` finds, at most `lanes` at a time, until it finds nothing and nothing is at work.
 * `claim` may leave out what waits for something at work: it's asked again when that has ended. `work` never rejects.
 */
export async function workInLanes<T extends object>(
  lanes: number,
  claim: () => Promise<T | null>,
  work: (claimed: T) => Promise<void>,
): Promise<void> {
  const atWork = new Set<Promise<void>>()
  try {
    for (;;) {
      // What ends while the next is looked for may have been why none was found.
      const before = [...atWork]
      const claimed = before.length < lanes ? await claim() : null
      if (claimed) {
        const working = work(claimed).finally(() => atWork.delete(working))
        atWork.add(working)
      } else if (before.length > 0) await Promise.race([...before, setTimeout(lookAgainMs, undefined, { ref: false })])
      else return
    }
  } finally {
    await Promise.all(atWork)
  }
}
