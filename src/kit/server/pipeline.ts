import type { Socket } from 'node:net'
import pg from 'pg'

/** How many connections carry the quick statements, and how many statements may be under way on each. */
const mostLines = 4
const mostUnderWay = 16
/** A connection that has not answered for so long (ms) has a slow statement at its head: nothing more is put behind it. */
const stalledMs = 25

type Line = { client: pg.Client; underWay: number; movedAt: number; isHeld: boolean }

/**
 * Sends statements of many callers over a few connections without waiting for the answers in between (PostgreSQL's
 * pipelining), those of one turn of the event loop in one write: under load it is the writes that cost, not the
 * statements. Each is a transaction of its own; one that fails fails alone.
 */
export class Pipeline {
  readonly #config: pg.ClientConfig
  readonly #lines: Line[] = []
  #isClosed = false

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  /** The answer to a named statement; null when no connection has room for it now. */
  send(query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> | null {
    const line = this.#findLine()
    return line && this.#sendOn(line, query, values)
  }

  async #sendOn(line: Line, query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (line.underWay === 0) line.movedAt = performance.now()
    line.underWay += 1
    holdForThisTurn(line)
    try {
      return await line.client.query(query, values)
    } catch (error) {
      const isOfStatement = error instanceof pg.DatabaseError && error.severity === 'ERROR'
      if (!isOfStatement) this.#drop(line)
      throw error
    } finally {
      line.underWay -= 1
      line.movedAt = performance.now()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#lines.splice(0).map(({ client }) => client.end()))
  }

  /** The least busy connection that moves; another one is opened before any has two statements to carry. */
  #findLine(): Line | null {
    if (this.#isClosed) return null
    const at = performance.now()
    let best: Line | null = null
    for (const line of this.#lines) {
      const isStalled = line.underWay > 0 && at - line.movedAt > stalledMs
      if (!isStalled && line.underWay < (best?.underWay ?? mostUnderWay)) best = line
    }
    if (best?.underWay === 0 || this.#lines.length >= mostLines) return best
    return this.#open()
  }

  #open(): Line {
    const client = new pg.Client({ ...this.#config, pipeline: true })
    const line = { client, underWay: 0, movedAt: 0, isHeld: false }
    client.on('error', () => this.#drop(line))
    client.on('end', () => this.#drop(line))
    // What was sent meanwhile is refused with the same error.
    client.connect().catch(() => this.#drop(line))
    this.#lines.push(line)
    return line
  }

  /** Takes a connection that is lost out of use; the next statement opens another. */
  #drop(line: Line): void {
    const at = this.#lines.indexOf(line)
    if (at < 0) return
    this.#lines.splice(at, 1)
    line.client.end().catch(() => undefined)
  }
}

/** Keeps what is written to a connection until the end of this turn of the event loop. */
function holdForThisTurn(line: Line): void {
  if (line.isHeld) return
  const { stream } = (line.client as unknown as { connection: { stream: Socket } }).connection
  line.isHeld = true
  stream.cork()
  setImmediate(() => {
    line.isHeld = false
    stream.uncork()
  })
}
