import pg from 'pg'
import { leastLikeness, leastSameness } from './likeness.ts'
import { Pipeline } from './pipeline.ts'
import { type Rules, Shares } from './shares.ts'
import { Silence } from './silence.ts'
import { noteStatement } from './slow-statements.ts'
import { tracingHere } from './tracing.ts'
import { currentWork } from './work.ts'

/**
 * Limits of time (ms) of a connection's work; 0 is none. `statement`: one statement. `lock`: waiting for a lock. `idle`: a
 * transaction that asks for nothing.
 */
export type Limits = { statement: number; lock: number; idle: number }

/** A connection that does not come about in this time (ms) leads nowhere. */
const connectMs = 5_000
/** A new address of the server is found by new connections: none is older (seconds). */
const longestLifeSeconds = 1_800
/** Longer than any statement may take (ms), a connection that has not answered is silent. */
const silenceAfterMs = 5_000

export type PoolOptions = {
  url: string
  max: number
  /** How long (ms) something waits for its turn on a connection. */
  patienceMs: number
  limits: Limits
  shares: Rules
  name?: string | undefined
  /** Whether named statements may share connections; for pools of calls. */
  isPipelined: boolean
  /** Whether a pooler lends the connections by the transaction: their settings are its own (`pooler.ts`). */
  isLent?: boolean
}

export type OpenedPool = { pool: pg.Pool; shares: Shares; silence: Silence | null; close: () => Promise<void> }

/** A client that gives up connecting sooner than its pool's callers give up waiting. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}

/** A pool in which a connection that is lost costs what was under way on it, and what is stuck its own share. */
export function openPool({
  url,
  max,
  patienceMs,
  limits,
  shares: rules,
  name,
  isPipelined,
  isLent,
}: PoolOptions): OpenedPool {
  const config = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 5_000, application_name: name }
  const silence = limits.statement > 0 ? new Silence(limits.statement + silenceAfterMs) : null
  const pool = new pg.Pool({
    ...config,
    Client,
    max,
    connectionTimeoutMillis: patienceMs,
    maxLifetimeSeconds: longestLifeSeconds,
    // The pool waits for it, though its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => {
      client.on('error', () => undefined)
      silence?.watch(client)
      watchStatements(client)
      return isLent ? undefined : setUp(client, limits, 'auto')
    },
  })
  const shares = new Shares(max, rules)
  pool.on('error', () => undefined)
  shareOut(pool, shares)
  const pooled = queryOnClient(pool)
  const pipeline = isPipelined
    ? new Pipeline({
        connect: () => new Client({ ...config, pipeline: true }),
        // Their plans are good for all values, and planning costs more than these statements do: once is enough.
        prepare: async (client) => void (isLent || (await setUp(client, limits, 'force_generic_plan'))),
        opened: (client) => {
          silence?.watch(client)
          watchStatements(client)
        },
        elsewhere: pooled,
      })
    : null
  // Named statements outside transactions, which are the hot and quick ones (`prepared.ts`), go by the pipeline.
  pool.query = (...given: unknown[]) => {
    const [query, values] = given as [string | pg.QueryConfig, unknown[] | undefined]
    const isNamed = typeof query === 'object' && query.name !== undefined && Array.isArray(values)
    return (isNamed && pipeline ? pipeline.send(query, values) : null) ?? pooled(...given)
  }
  const close = async () => {
    await pipeline?.close()
    await pool.end()
    silence?.close()
  }
  return { pool, shares, silence, close }
}

/** What a connection is set to, by PostgreSQL’s names; times in ms. */
export const settingsOf = ({ statement, lock, idle }: Limits) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
  'pg_trgm.word_similarity_threshold': leastLikeness,
  'pg_trgm.similarity_threshold': leastSameness,
})

async function setUp(client: pg.ClientBase, limits: Limits, plans: 'auto' | 'force_generic_plan'): Promise<void> {
  const settings = Object.entries({ ...settingsOf(limits), plan_cache_mode: plans })
  // As a statement, because poolers in front of a server refuse them as settings of a new connection.
  await client.query(
    `select ${settings.map(([name], place) => `set_config('${name}', $${place + 1}, false)`).join(', ')}`,
    settings.map(([, value]) => String(value)),
  )
}

/** Times each statement, and makes a span of it where traces are kept. */
export function watchStatements(client: pg.ClientBase): void {
  const tracing = tracingHere()
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>
  let answeredAt = 0
  client.query = (...given: unknown[]): Promise<pg.QueryResult> => {
    const [statement] = given as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    const askedAt = performance.now()
    const answer = tracing ? tracing.statement(text, () => query(...given)) : query(...given)
    const ended = () => {
      const at = performance.now()
      // One that others were sent before began when those were answered.
      noteStatement(text, at - Math.max(askedAt, answeredAt))
      answeredAt = at
    }
    // Its own callback, where it has one, tells whoever asked.
    if (answer instanceof Promise) answer.then(ended, ended)
    return answer
  }
}

/** Each taker waits for its share first. A connection that ends gives its place back at once: whoever held it may never come to it (a `begin` that failed). */
function shareOut(pool: pg.Pool, shares: Shares): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = async () => {
    const leave = await shares.enter(currentWork())
    const client = await connect().catch((error: unknown) => {
      leave()
      throw error
    })
    const release = client.release.bind(client)
    let isHeld = true
    const giveBack = (destroy?: Error | boolean) => {
      if (!isHeld) return
      isHeld = false
      client.off('end', onEnd)
      release(destroy)
      leave()
    }
    const onEnd = () => giveBack(true)
    client.once('end', onEnd)
    client.release = giveBack
    return client
  }
}

/** `pool.query` by `connect`; a query that failed does not cost its connection, which the driver would end. */
export function queryOnClient(pool: pg.Pool): (...given: unknown[]) => Promise<pg.QueryResult> {
  return async (...given) => {
    const client = await pool.connect()
    try {
      return await (client.query as (...query: unknown[]) => Promise<pg.QueryResult>)(...given)
    } finally {
      client.release()
    }
  }
}
