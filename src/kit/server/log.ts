import pino from 'pino'

export type Log = pino.Logger

/** Structured log lines on standard output. Never put personal data in them: ids only. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
