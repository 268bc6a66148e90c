import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Pipeline } from './pipeline.ts'

/** A connection outside any transaction. Inside one, use the `Tx`: on the embedded database the outer one would wait for ever. */
export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either: for functions that only read. */
export type Queryable = Db | Tx

export type Database = {
  db: Db
  /** Reads that may lag a moment behind: the replica when there is one. */
  readDb: Db
  pool: pg.Pool
  kind: 'postgres' | 'pglite'
  pglite: PGlite | null
  /** For LISTEN, which needs a connection of its own. */
  connectionString: string | null
  close: () => Promise<void>
}

/** How long a call waits for its turn on a connection before it is told to come back. */
const connectionTimeoutMillis = 20_000

/** Opens a PostgreSQL server. `max` is the number of pooled connections, `name` what the server calls them. */
export function openPostgres(
  url: string,
  options: { max?: number; readUrl?: string | undefined; name?: string } = {},
): Database {
  const pooled = { max: options.max ?? 20, connectionTimeoutMillis, keepAlive: true, application_name: options.name }
  const pool = openPool({ connectionString: url, ...pooled })
  const readPool = options.readUrl ? openPool({ connectionString: options.readUrl, ...pooled }) : pool
  return {
    db: drizzle(pool),
    readDb: drizzle(readPool),
    pool,
    kind: 'postgres',
    pglite: null,
    connectionString: url,
    close: async () => {
      await pool.end()
      if (readPool !== pool) await readPool.end()
    },
  }
}

/** A pool in which a connection that the server drops costs what was under way on it, and nothing else. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('acquire', (client) => queueMicrotask(() => giveBackAtEnd(client)))
  return pipelined(pool, new Pipeline(config))
}

/** Named statements outside transactions, which are the hot and quick ones (`prepared.ts`), go by the pipeline. */
function pipelined(pool: pg.Pool, pipeline: Pipeline): pg.Pool {
  const pooled = pool.query.bind(pool) as (...query: unknown[]) => Promise<pg.QueryResult>
  pool.query = (...given: unknown[]) => {
    const [query, values] = given as [string | pg.QueryConfig, unknown[] | undefined]
    const isNamed = typeof query === 'object' && query.name !== undefined && Array.isArray(values)
    return (isNamed ? pipeline.send(query, values) : null) ?? pooled(...given)
  }
  const end = pool.end.bind(pool) as () => Promise<void>
  pool.end = async () => {
    await pipeline.close()
    await end()
  }
  return pool
}

/** A client whose connection ends frees its place at once: whoever held it may never come to it (a `begin` that failed). */
function giveBackAtEnd(client: pg.PoolClient): void {
  const release = client.release.bind(client)
  let isHeld = true
  const giveBack = (destroy?: Error | boolean) => {
    if (!isHeld) return
    isHeld = false
    client.off('end', onEnd)
    release(destroy)
  }
  const onEnd = () => giveBack(true)
  client.once('end', onEnd)
  client.release = giveBack
}

/** PostgreSQL's own 128 MB an idle process would hold whole; the system keeps the files of a small database at hand. */
const embeddedBuffers = '16MB'

/**
 * Opens the embedded database in `dir` (in memory without one), through the same driver as a server. A new one begins empty,
 * or with what another one dumped.
 */
export async function openEmbedded(dir?: string, dump?: Blob): Promise<Database> {
  // Only here: a process with a server has no use for it.
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ])
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`]
  const pglite = await PGlite.create(dir ?? 'memory://', { startParams, ...(dump && { loadDataDir: dump }) })
  const bridge = createPgConfig(pglite)
  const parse = bridge.connection.parse.bind(bridge.connection)
  // drizzle hands pg a `types` object where the bridge expects a list of type ids.
  bridge.connection.parse = (query: { types?: unknown }) => parse({ ...query, types: undefined })
  const pool = new pg.Pool({
    connection: bridge.connection,
    user: bridge.user,
    database: bridge.database,
    max: 1,
    connectionTimeoutMillis,
    idleTimeoutMillis: 0,
  } as pg.PoolConfig)
  // A pool ends the client of a failed query. Here the next one would share its connection, and get what was still to come.
  pool.query = async (...query: unknown[]) => {
    const client = await pool.connect()
    try {
      return await (client.query as (...given: unknown[]) => Promise<pg.QueryResult>)(...query)
    } finally {
      client.release()
    }
  }
  const db = drizzle(pool)
  return {
    db,
    readDb: db,
    pool,
    kind: 'pglite',
    pglite,
    connectionString: null,
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}

/** Whether an error means that the database cannot be reached or has no room: nothing is wrong with the request itself. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code = String((cause as { code?: unknown }).code)
  return (
    /^(08...|57P0.|53300|ECONN.*|ETIMEDOUT|ENOTFOUND|EPIPE)$/.test(code) ||
    /^(timeout exceeded when trying to connect|Connection terminated.*)$/.test(cause.message)
  )
}

/** The SQLSTATE of a failed query, such as `23505` for a broken uniqueness; null for other errors. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}
