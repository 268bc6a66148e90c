import pg from 'pg'

/** Behind by more than this (ms), a replica isn't read from. */
export const mostLagMs = 2_000
/** While the primary isn’t reached, a replica stands in for so long (ms): nobody ever reads anything older. */
const standsInMs = 60_000
const everyMs = 250
/** What hasn't answered by then (ms) is gone. */
const patienceMs = 2_000
/** Positions kept until the replica reaches them: those of a longer lag tell nothing that the last ones don't. */
const mostAwaited = 20

export type Replica = {
  /** Whether it shows all but the last moments, and everything committed before `since` (`performance.now()`). */
  shows: (since?: number) => boolean
  /** Whether nobody reaches the primary, and it shows what was committed before `since` and up to a minute ago. */
  standsIn: (since?: number) => boolean
  /** It failed somebody: nobody reads from it until it has answered here again. */
  leave: () => void
  /** How far behind it is (ms); null when nobody knows. */
  lagMs: () => number | null
  close: () => Promise<void>
}

/** Asks a primary and its replica several times a second how far each has come in the log of writes (WAL). */
export function watchReplica(primaryUrl: string, replicaUrl: string): Replica {
  const [primary, replica] = [poolOfOne(primaryUrl), poolOfOne(replicaUrl)]
  let awaited: { position: bigint; at: number }[] = []
  let shownUntil = -Infinity
  let isAlone = false
  let isClosed = false
  const leave = () => {
    awaited = []
    shownUntil = -Infinity
  }
  const look = async () => {
    const at = performance.now()
    const position = await positionOf(primary, 'pg_current_wal_lsn()')
    // A server that isn't in recovery follows nobody: it's no replica, or no longer one.
    const shown = await positionOf(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
    if (shown === null) return leave()
    isAlone = position === null
    // Where the primary doesn't answer, what is known grows old by itself.
    if (position !== null) awaited = [...awaited, { position, at }].slice(-mostAwaited)
    const reached = awaited.filter((one) => one.position <= shown)
    shownUntil = reached.at(-1)?.at ?? shownUntil
    awaited = awaited.slice(reached.length)
  }
  let next: NodeJS.Timeout
  const keepLooking = async () => {
    await look()
    if (!isClosed) next = setTimeout(() => void keepLooking(), everyMs).unref()
  }
  const looking = keepLooking()
  const lag = () => performance.now() - shownUntil
  return {
    shows: (since = -Infinity) => since < shownUntil && lag() <= mostLagMs,
    standsIn: (since = -Infinity) => isAlone && since < shownUntil && lag() <= standsInMs,
    leave,
    lagMs: () => (shownUntil === -Infinity ? null : lag()),
    close: async () => {
      isClosed = true
      clearTimeout(next)
      await looking
      await Promise.all([primary.end(), replica.end()])
    },
  }
}

/** Bytes since the log began; null where there is no such position, or no answer. */
async function positionOf(pool: pg.Pool, lsn: string): Promise<bigint | null> {
  const asked = `select (${lsn}) - '0/0'::pg_lsn as position`
  const answer = await pool.query<{ position: string | null }>(asked).catch(() => null)
  const position = answer?.rows[0]?.position
  return position === null || position === undefined ? null : BigInt(position)
}

function poolOfOne(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'replica',
  })
  pool.on('error', () => undefined)
  return pool
}
