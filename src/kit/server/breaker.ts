import { busy } from './busy.ts'
import { isTimeLimit } from './database-errors.ts'

/** So many calls of one name ended at a time limit of the database within `withinMs`: the others need not wait for it too. */
const mostEnded = 3
const withinMs = 20_000
/** How long (ms) a call is refused at once before one of it is let through to see. */
const pauseMs = 2_000

type State = { endedAt: number[]; pausedUntil: number; isTrying: boolean }

/**
 * Keeps calls from piling up before what is stuck, such as a locked table. Once some of a name have waited in vain, the
 * next are refused at once; after a pause one is let through, and with it, if it is answered, all.
 */
export class Breaker {
  readonly #states = new Map<string, State>()

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const state = this.#states.get(name)
    const isPaused = state !== undefined && state.pausedUntil > 0
    if (isPaused) {
      if (state.isTrying || performance.now() < state.pausedUntil) throw busy()
      state.isTrying = true
    }
    try {
      const result = await work()
      if (isPaused) this.#states.delete(name)
      return result
    } catch (error) {
      if (isTimeLimit(error)) {
        this.#count(name)
        throw busy(error)
      }
      if (isPaused) this.#states.delete(name)
      throw error
    }
  }

  #count(name: string): void {
    const at = performance.now()
    const before = this.#states.get(name)
    const endedAt = [...(before?.endedAt ?? []).filter((time) => at - time < withinMs), at].slice(-mostEnded)
    const isStuck = endedAt.length === mostEnded
    this.#states.set(name, { endedAt, pausedUntil: isStuck ? at + pauseMs : 0, isTrying: false })
  }
}
