import { isOnline, isSavingPaused, isUnreached } from './network.ts'
import { whilePaused } from './saving-paused.ts'

/** How long after a lost answer it is sent again, while the browser sees a network. */
const waitsMs = [500, 2_000]
/** The same where nothing can be saved: another server takes over within about 15 seconds. */
const pausedWaitsMs = [1_000, 2_000, 3_000, 4_000, 5_000, 5_000]
/** How long a network that is gone is waited for, while somebody looks at a button that is busy. */
const longestMs = 15_000

/** Sends again what may be sent twice and whose answer was lost, or that can’t be saved for a moment; throws what the last try did. */
export function sendAgain<T>(send: () => Promise<T>, lost: unknown): Promise<T> {
  if (!isSavingPaused(lost)) return tryAgain(send, lost, waitsMs)
  return whilePaused(() => tryAgain(send, lost, pausedWaitsMs))
}

async function tryAgain<T>(send: () => Promise<T>, lost: unknown, waits: readonly number[]): Promise<T> {
  let error = lost
  for (const waitMs of waits) {
    if (!isUnreached(error) && !isSavingPaused(error)) break
    await untilBack(waitMs)
    try {
      return await send()
    } catch (thrown) {
      error = thrown
    }
  }
  throw error
}

function untilBack(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, isOnline() ? waitMs : longestMs)
    if (!isOnline()) globalThis.addEventListener?.('online', end)
  })
}
