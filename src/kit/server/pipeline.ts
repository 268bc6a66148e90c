import type pg from 'pg'
import { socketOf } from './silence.ts'

/** How many connections carry the quick statements, and how many statements may be under way on each. */
const mostLines = 4
const mostUnderWay = 16
/** A connection that has not answered for so long (ms) has a slow statement at its head: nothing more is put behind it. */
const stalledMs = 25
/** How often (ms) the connections are looked at; one on which nothing moved for so many looks is stuck. */
const lookMs = 500
const stuckLooks = 4
/** What was stuck does not come back here for so long (ms). */
const apartMs = 10_000

type Line = {
  client: pg.Client
  /** The names of what was sent and is not answered, in order. */
  underWay: string[]
  movedAt: number
  looksUnmoved: number
  isHeld: boolean
  isStuck: boolean
}

export type PipelineParts = {
  connect: () => pg.Client
  /** The first statement of a connection. */
  prepare: (client: pg.Client) => Promise<void>
  /** Called when a connection has come about. */
  opened: (client: pg.Client) => void
  /** Where a statement goes that was behind a stuck one. It only reads, so that it may have been done already. */
  elsewhere: (query: pg.QueryConfig, values: unknown[]) => Promise<pg.QueryResult>
}

/**
 * Sends statements of many callers over a few connections without waiting for the answers in between (PostgreSQL's
 * pipelining), those of one turn of the event loop in one write: under load it is the writes that cost, not the
 * statements. Each is a transaction of its own; one that fails fails alone. They only read: behind one that is stuck, at a
 * locked table say, they are sent again elsewhere.
 */
export class Pipeline {
  readonly #parts: PipelineParts
  readonly #lines: Line[] = []
  /** Statements that were stuck lately, and until when they stay apart. */
  readonly #apart = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(parts: PipelineParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
  }

  /** The answer to a named statement; null when no connection has room for it now. */
  send(query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> | null {
    if (this.#apart.size > 0 && this.#isApart(query.name ?? '')) return null
    const line = this.#findLine()
    return line && this.#sendOn(line, query, values)
  }

  async #sendOn(line: Line, query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (line.underWay.length === 0) line.movedAt = performance.now()
    line.underWay.push(query.name ?? '')
    holdForThisTurn(line)
    try {
      return await line.client.query(query, values)
    } catch (error) {
      if (line.isStuck) return this.#parts.elsewhere(query, values)
      const isOfStatement = (error as { severity?: unknown }).severity === 'ERROR'
      if (!isOfStatement) this.#drop(line)
      throw error
    } finally {
      line.underWay.shift()
      line.looksUnmoved = 0
      line.movedAt = performance.now()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await Promise.all(this.#lines.splice(0).map(({ client }) => client.end()))
  }

  /** The least busy connection that moves; another one is opened before any has two statements to carry. */
  #findLine(): Line | null {
    if (this.#isClosed) return null
    const at = performance.now()
    let best: Line | null = null
    for (const line of this.#lines) {
      const isStalled = line.underWay.length > 0 && at - line.movedAt > stalledMs
      if (!isStalled && line.underWay.length < (best?.underWay.length ?? mostUnderWay)) best = line
    }
    if (best?.underWay.length === 0 || this.#lines.length >= mostLines) return best
    return this.#open()
  }

  #open(): Line {
    const client = this.#parts.connect()
    const line: Line = { client, underWay: [], movedAt: 0, looksUnmoved: 0, isHeld: false, isStuck: false }
    client.on('error', () => this.#drop(line))
    client.on('end', () => this.#drop(line))
    // What was sent meanwhile is refused with the same error.
    client.connect().then(
      () => this.#parts.opened(client),
      () => this.#drop(line),
    )
    this.#parts.prepare(client).catch(() => this.#drop(line))
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

  /** Cuts the connections on which nothing moves, so that what is behind their heads goes elsewhere. */
  #look(): void {
    for (const line of this.#lines) line.looksUnmoved = line.underWay.length > 0 ? line.looksUnmoved + 1 : 0
    for (const line of this.#lines.filter(({ looksUnmoved }) => looksUnmoved > stuckLooks)) {
      line.isStuck = true
      this.#apart.set(line.underWay[0] ?? '', performance.now() + apartMs)
      this.#lines.splice(this.#lines.indexOf(line), 1)
      socketOf(line.client).destroy()
    }
  }

  #isApart(name: string): boolean {
    const until = this.#apart.get(name)
    if (until === undefined) return false
    if (performance.now() < until) return true
    this.#apart.delete(name)
    return false
  }
}

/** Keeps what is written to a connection until the end of this turn of the event loop. */
function holdForThisTurn(line: Line): void {
  if (line.isHeld) return
  const stream = socketOf(line.client)
  line.isHeld = true
  stream.cork()
  setImmediate(() => {
    line.isHeld = false
    stream.uncork()
  })
}
