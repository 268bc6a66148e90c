import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '../contract/errors.ts'
import type { Database } from './database.ts'

/** Counts tries by key. Throws `resource-exhausted` when a key has used up its points. */
export type Limiter = { take: (key: string) => Promise<void>; reset: (key: string) => Promise<void> }

const tooMany = 'Too many failed attempts. Please try again later or reset your password.'

/** Counted in the database: right across processes and restarts. For sign-in and other doors that must hold. */
export function sharedLimiter(
  database: Database,
  name: string,
  points: number,
  seconds: number,
  message = tooMany,
): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
  // Hashed: keys are addresses of people, and longer than the column.
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')
  return {
    take: (key) => taking(limiter.consume(hashed(key)), message),
    reset: async (key) => void (await limiter.delete(hashed(key))),
  }
}

/** Counted in this process: cheap enough for every call. */
export function localLimiter(points: number, seconds: number): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: (key) => taking(limiter.consume(key), 'Too many requests. Please wait a moment.'),
    reset: async (key) => void (await limiter.delete(key)),
  }
}

async function taking(consume: Promise<unknown>, message: string): Promise<void> {
  try {
    await consume
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new CallError('resource-exhausted', message, {
      details: { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) },
    })
  }
}
