import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { leastLikeness, leastSameness } from './likeness.ts'
import { type Limits, openPool, queryOnClient, watchStatements } from './pool.ts'
import type { Rules } from './shares.ts'
import { type DatabaseState, openProbe } from './probe.ts'
import { type Replica, watchReplica } from './replica.ts'

/** A connection outside any transaction. Inside one, use the `Tx`: on the embedded database the outer one would wait for ever. */
export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Either: for functions that only read. */
export type Queryable = Db | Tx

export type Database = {
  db: Db
  /** The replica, where there is one. */
  replica: (Replica & { db: Db }) | null
  pool: pg.Pool
  kind: 'postgres' | 'pglite'
  pglite: PGlite | null
  /** For LISTEN, which needs a connection of its own. */
  connectionString: string | null
  /** How many wait for a connection at the moment. */
  waiting: () => number
  /** Whether it answers at all: nobody's turn is waited for. */
  state: () => Promise<DatabaseState>
  /** Cuts connections from which nothing was heard after a moment of `performance.now()`. */
  cutUnheardSince: (at: number) => void
  close: () => Promise<void>
}

/** How long (ms) a call waits for its turn on a connection before it is told to come back. */
const patienceMs = { server: 10_000, embedded: 20_000 }

/**
 * What connections are opened for. Tools take the time they need: a backup, a migration. The queue says which jobs are due
 * and alive, and must never wait for one of them.
 */
export type Purpose = 'calls' | 'jobs' | 'queue' | 'tools'
export const limitsOf: Record<Purpose, Limits> = {
  calls: { statement: 20_000, lock: 5_000, idle: 30_000 },
  queue: { statement: 20_000, lock: 5_000, idle: 30_000 },
  jobs: { statement: 300_000, lock: 20_000, idle: 60_000 },
  tools: { statement: 0, lock: 0, idle: 0 },
}
const connectionsFor: Record<Purpose, number> = { calls: 20, jobs: 5, queue: 2, tools: 5 }
/** What is no call leaves calls room; a job that is due waits for the ones before it, and nobody waits for its answer. */
const sharesFor: Record<Purpose, Rules> = {
  calls: { other: 0.5, patienceMs: 5_000 },
  queue: { other: 1, patienceMs: 5_000 },
  jobs: { other: 1, patienceMs: 60_000 },
  tools: { other: 1, patienceMs: 60_000 },
}

type PostgresOptions = {
  max?: number
  /** Where a pooler lends connections of it by the transaction: for what is asked, not for LISTEN. */
  poolerUrl?: string | undefined
  readUrl?: string | undefined
  name?: string | undefined
  purpose?: Purpose
  waitMs?: number
}

/**
 * Opens a PostgreSQL server. `max` is the number of pooled connections, `name` what the server calls them, `waitMs` how long
 * anything may take or be waited for, instead of what its purpose says.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { purpose = 'calls', max = connectionsFor[purpose], readUrl, poolerUrl, name, waitMs } = options
  const parts = {
    max,
    patienceMs: waitMs ?? patienceMs.server,
    limits: waitMs ? { statement: waitMs, lock: waitMs, idle: waitMs } : limitsOf[purpose],
    shares: { ...sharesFor[purpose], ...(waitMs && { patienceMs: waitMs }) },
    name,
    isPipelined: purpose === 'calls',
  }
  const main = openPool({ url: poolerUrl ?? url, ...parts, isLent: poolerUrl !== undefined })
  const read = readUrl ? openPool({ url: readUrl, ...parts }) : main
  const pools = read === main ? [main] : [main, read]
  const probe = openProbe(poolerUrl ?? url)
  const db = drizzle(main.pool)
  const replica = readUrl ? { ...watchReplica(url, readUrl), db: drizzle(read.pool) } : null
  return {
    db,
    replica,
    pool: main.pool,
    kind: 'postgres',
    pglite: null,
    connectionString: url,
    waiting: () => pools.reduce((all, { pool, shares }) => all + pool.waitingCount + shares.waiting, 0),
    state: () => probe.state(),
    cutUnheardSince: (at) => pools.forEach(({ silence }) => silence?.cutUnheardSince(at)),
    close: async () => {
      await Promise.all([...pools.map((pool) => pool.close()), probe.close(), replica?.close()])
    },
  }
}

/** PostgreSQL's switch for not waiting for the disk, which PGlite sets. */
const noSync = '-F'

type FileSystem = { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }

/**
 * PostgreSQL asks for its files to be forced to disk; what PGlite runs in (Emscripten) passes that on only where its file
 * system says how, and that of Node does not.
 */
function forceToDisk(pglite: PGlite): void {
  const { NODEFS } = pglite.Module as unknown as { NODEFS: FileSystem }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fs.fsyncSync(nfd)
    return 0
  }
}

/** PostgreSQL's own 128 MB an idle process would hold whole; the system keeps the files of a small database at hand. */
const embeddedBuffers = '16MB'

/**
 * Opens the embedded database in `dir` (in memory without one), through the same driver as a server. A new one begins empty,
 * or with what another one dumped. `isSynced`: an answered write is on the disk.
 */
export async function openEmbedded(
  dir?: string,
  { dump, isSynced = false }: { dump?: Blob; isSynced?: boolean } = {},
): Promise<Database> {
  // Only here: a process with a server has no use for it.
  const [{ PGlite }, { createPgConfig }, { pg_trgm: trigrams }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => !isSynced || param !== noSync),
    '-c',
    `shared_buffers=${embeddedBuffers}`,
    '-c',
    `pg_trgm.word_similarity_threshold=${leastLikeness}`,
    '-c',
    `pg_trgm.similarity_threshold=${leastSameness}`,
    // Of the ways to force a file to disk, PGlite hands on this one alone.
    ...(isSynced ? ['-c', 'wal_sync_method=fsync'] : []),
  ]
  const pglite = await PGlite.create(dir ?? 'memory://', {
    startParams,
    extensions: { trigrams },
    ...(dump && { loadDataDir: dump }),
  })
  if (isSynced) forceToDisk(pglite)
  const bridge = createPgConfig(pglite)
  const parse = bridge.connection.parse.bind(bridge.connection)
  // drizzle hands pg a `types` object where the bridge expects a list of type ids.
  bridge.connection.parse = (query: { types?: unknown }) => parse({ ...query, types: undefined })
  const pool = new pg.Pool({
    connection: bridge.connection,
    user: bridge.user,
    database: bridge.database,
    max: 1,
    connectionTimeoutMillis: patienceMs.embedded,
    idleTimeoutMillis: 0,
  } as pg.PoolConfig)
  // A pool ends the client of a failed query. Here the next one would share its connection, and get what was still to come.
  pool.query = queryOnClient(pool)
  pool.on('connect', watchStatements)
  const db = drizzle(pool)
  return {
    db,
    replica: null,
    pool,
    kind: 'pglite',
    pglite,
    connectionString: null,
    waiting: () => pool.waitingCount,
    // In this process: it is never gone, and answers when its turn has come.
    state: async () => (pool.waitingCount > 0 ? 'slow' : 'up'),
    cutUnheardSince: () => undefined,
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}
