import pino from 'pino'
import { release } from './release.ts'

export type Log = pino.Logger

/** Lines are written together, at the latest after this time (ms): under load each write of its own costs as much as a statement. */
const withinMs = 200

/** Structured log lines on standard output. Never put personal data in them: ids only. */
export function openLog(
  level: string,
  to: pino.DestinationStream = pino.destination({ sync: false, minLength: 4_096, periodicFlush: withinMs }),
): Log {
  const options = {
    level,
    base: { release },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
  }
  return pino(options, to)
}

/**
 * An error for the log. The database's own messages quote what was stored or sent ("Key (email)=(…) already exists"),
 * and the driver lists a failed query's parameters: only codes, names and places in the code are kept of those.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, table, constraint, column, query } = error as {
    code?: unknown
    table?: unknown
    constraint?: unknown
    column?: unknown
    query?: unknown
  }
  const ofDatabase = query !== undefined || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
  return {
    type: error.name,
    ...(ofDatabase ? { code, table, constraint, column, query } : { code, message: error.message }),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause === undefined ? {} : { cause: withoutValues(error.cause) }),
  }
}
