import { CallError } from '../contract/errors.ts'

const tooLate = () =>
  new CallError('deadline-exceeded', 'That took too long, so nothing was changed. Please try again.')
const perhapsDone = () =>
  new CallError('deadline-exceeded', 'That took too long. It may still go through, so reload before you try again.')

/**
 * The time limit of one call. Whoever is told that it took too long can rely on nothing having been written: from the limit on
 * no transaction of it commits, and one that was committing just then is waited for. An exchange is told something else: what a
 * provider did for it still has to be written down.
 */
export class Deadline {
  readonly #limitMs: number
  #isOver = false
  #isCommitting = false
  #mayBeDone = false

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

  /** The call speaks to a provider, who may have acted when the time is over. None begins once it is. */
  beginExchange(): void {
    if (this.#isOver) throw tooLate()
    this.#mayBeDone = true
  }

  /** Answers with the work's result, or refuses with `deadline-exceeded` at the limit. */
  async within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (this.#isCommitting) return
        this.#isOver = true
        reject(this.#mayBeDone ? perhapsDone() : tooLate())
      }, this.#limitMs)
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
