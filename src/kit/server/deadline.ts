import { CallError } from '../contract/errors.ts'

const tooLate = () =>
  new CallError('deadline-exceeded', 'That took too long, so nothing was changed. Please try again.')

/**
 * The time limit of one call. Whoever is told that it took too long can rely on nothing having been written: from the limit on
 * no transaction of it commits, and one that was committing just then is waited for.
 */
export class Deadline {
  readonly #limitMs: number
  #isOver = false
  #isCommitting = false

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** The last thing in a transaction: rolls it back when the time is over. */
  commit(): void {
    if (this.#isOver) throw tooLate()
    this.#isCommitting = true
  }

  /** A transaction is tried again: what was committing has failed. */
  beginAgain(): void {
    this.#isCommitting = false
  }

  /** Answers with the work's result, or refuses with `deadline-exceeded` at the limit. */
  async within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (this.#isCommitting) return
        this.#isOver = true
        reject(tooLate())
      }, this.#limitMs)
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
