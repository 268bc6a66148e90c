import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '../contract/errors.ts'
import type { Database } from './database.ts'

/** Counts tries by key. Throws `resource-exhausted` when a key has used up its points. */
export type Limiter = { take: (key: string) => Promise<void>; reset: (key: string) => Promise<void> }

/** What is counted as one visitor: an IPv4 address, or the network of an IPv6 one, of which each visitor has 2^64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

/** Counted in the database: right across processes and restarts. For sign-in and other doors that must hold. */
export function sharedLimiter(
  database: Database,
  name: string,
  points: number,
  seconds: number,
  message: string,
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
