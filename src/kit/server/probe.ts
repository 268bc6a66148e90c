import pg from 'pg'
import { sqlState } from './database-errors.ts'

/** `slow`: it answers, but not at once, or has no room for another connection. `gone`: nobody answers. */
export type DatabaseState = 'up' | 'slow' | 'gone'

/** What answers later than this (ms) is slow; what has not answered by then is gone. */
const slowMs = 1_000
const goneMs = 3_000
/** SQLSTATE of a server on which every connection is taken. */
const tooManyConnections = '53300'

/** Asks a server for a sign of life on a connection of its own, so that nothing that is stuck is waited for. */
export function openProbe(url: string): { state: () => Promise<DatabaseState>; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: goneMs,
    query_timeout: goneMs,
    application_name: 'probe',
  })
  pool.on('error', () => undefined)
  let asking: Promise<DatabaseState> | null = null
  const ask = async (): Promise<DatabaseState> => {
    const from = performance.now()
    try {
      await pool.query('select 1')
      return performance.now() - from > slowMs ? 'slow' : 'up'
    } catch (error) {
      return sqlState(error) === tooManyConnections ? 'slow' : 'gone'
    } finally {
      asking = null
    }
  }
  return { state: () => (asking ??= ask()), close: () => pool.end() }
}
