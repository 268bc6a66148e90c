import type { Socket } from 'node:net'
import type pg from 'pg'

/** How often (ms) the connections are looked at. */
const lookMs = 1_000

/** What the driver does not declare of a client: its socket, and whether it waits for nothing (false while a statement is under way). */
type Wire = { connection: { stream: Socket }; readyForQuery?: boolean }

export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as Wire).connection.stream
}

type Heard = { bytes: number; at: number; looksUnanswered: number; askedAt: number }

/**
 * Sees connections that answer nothing any more. After a fail-over without a reset nobody says so: what was sent is
 * acknowledged by nobody, or by a machine that forgot us. A connection whose statement is not answered within `patienceMs`, and
 * with it all from which nothing was heard since, are cut: whoever waits on them is told, and the next are new ones.
 */
export class Silence {
  readonly #patienceLooks: number
  readonly #heard = new Map<pg.ClientBase, Heard>()
  readonly #timer: NodeJS.Timeout

  constructor(patienceMs: number) {
    this.#patienceLooks = Math.ceil(patienceMs / lookMs)
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
  }

  /** Looks at a connection from now until its end. */
  watch(client: pg.ClientBase): void {
    const at = performance.now()
    this.#heard.set(client, { bytes: socketOf(client).bytesRead, at, looksUnanswered: 0, askedAt: at })
    client.once('end', () => this.#heard.delete(client))
  }

  /** Cuts every connection from which nothing was heard after a moment of `performance.now()`. */
  cutUnheardSince(at: number): void {
    this.#listen()
    for (const [client, heard] of this.#heard) if (heard.at <= at) socketOf(client).destroy()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    this.#listen()
    // Looks are counted, not milliseconds: after a turn of the event loop that took long, answers may wait to be read.
    for (const heard of this.#heard.values())
      if (heard.looksUnanswered > this.#patienceLooks) this.cutUnheardSince(heard.askedAt)
  }

  #listen(): void {
    const at = performance.now()
    for (const [client, heard] of this.#heard) {
      const bytes = socketOf(client).bytesRead
      const isAnswered = bytes !== heard.bytes
      if (isAnswered) Object.assign(heard, { bytes, at })
      const isWaiting = (client as unknown as Wire).readyForQuery === false
      if (!isWaiting || isAnswered) Object.assign(heard, { looksUnanswered: 0, askedAt: at })
      else heard.looksUnanswered += 1
    }
  }
}
