import type { Queryable, Tx } from './database.ts'

type Waiting = Map<object, unknown[]>
type Collector = { write: (tx: Tx, items: unknown[]) => Promise<void> }

/** In the order of their making. */
const collectors: Collector[] = []
const waitingIn = new WeakMap<Queryable, Waiting>()

/**
 * For what follows from an action without deciding anything in it, such as messages and mail: within `untilEnd` the items wait
 * for the end of the action and are written together, in its transaction; anywhere else at once. `write` may hand items to a
 * collector that was made before its own.
 */
export function collector<Item>(
  write: (tx: Queryable, items: Item[]) => Promise<void>,
): (tx: Queryable, item: Item) => Promise<void> {
  const own = { write } as Collector
  collectors.push(own)
  return async (tx, item) => {
    const waiting = waitingIn.get(tx)
    if (!waiting) return write(tx, [item])
    const items = waiting.get(own)
    if (items) items.push(item)
    else waiting.set(own, [item])
  }
}

/** Does the work of an action, then writes what was collected meanwhile. Where the work fails, nothing of it is written. */
export async function untilEnd<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const outer = waitingIn.get(tx)
  waitingIn.set(tx, new Map())
  try {
    const result = await work()
    await writeCollected(tx)
    return result
  } finally {
    if (outer) waitingIn.set(tx, outer)
    else waitingIn.delete(tx)
  }
}

/** Writes already now what waits for the end: for an answer that shows it. */
export async function writeCollected(tx: Tx): Promise<void> {
  const waiting = waitingIn.get(tx)
  for (const own of collectors.toReversed()) {
    const items = waiting?.get(own)
    waiting?.delete(own)
    if (items) await own.write(tx, items)
  }
}
