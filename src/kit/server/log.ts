import pino from 'pino'

export type Log = pino.Logger

/** Structured log lines on standard output. Never put personal data in them: ids only. */
export function openLog(level: string, to?: pino.DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutValues } }
  return to ? pino(options, to) : pino(options)
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
