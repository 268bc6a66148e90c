import { isOnline, isUnreached } from './network.ts'

/** How long after a lost answer it is sent again, while the browser sees a network. */
const waitsMs = [500, 2_000]
/** How long a network that is gone is waited for, while somebody looks at a button that is busy. */
const longestMs = 15_000

/** Sends again what may be sent twice and whose answer was lost, up to twice; throws what the last try did. */
export async function sendAgain<T>(send: () => Promise<T>, lost: unknown): Promise<T> {
  let error = lost
  for (const waitMs of waitsMs) {
    if (!isUnreached(error)) break
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
