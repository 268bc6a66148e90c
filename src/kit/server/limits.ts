import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { must, one } from '../contract/must.ts'
import { CallError } from '../contract/errors.ts'
import { now } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { rateLimits } from './tables.ts'

/** Counts tries by key. Throws `resource-exhausted` when a key has used up its points. */
export type Limiter = { take: (key: string) => Promise<void>; reset: (key: string) => Promise<void> }

/** What is counted as one visitor: an IPv4 address, or the network of an IPv6 one, of which each visitor has 2^64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return must(mapped[1])
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}

/** Hashed: keys are addresses of people, and longer than the column. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Whether a key of a shared limiter has used up its points, without taking one. */
export async function isUsedUp(
  db: Queryable,
  { name, points }: { name: string; points: number },
  key: string,
): Promise<boolean> {
  const [row] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, `${name}:${hashed(key)}`), gt(rateLimits.expire, now().getTime())))
  return (row?.points ?? 0) >= points
}

/** Deletes counts that expired before this moment. */
export async function forgetCounts(db: Queryable, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, before.getTime()))
}

/** Counts a try on a connection that a call has already, and refuses once the points are used up. */
export async function takePoint(
  db: Queryable,
  { name, points, seconds }: { name: string; points: number; seconds: number },
  key: string,
  message: string,
): Promise<void> {
  const at = now().getTime()
  const isOver = sql`${rateLimits.expire} <= ${at}`
  const row = one(
    await db
      .insert(rateLimits)
      .values({ key: `${name}:${hashed(key)}`, points: 1, expire: at + seconds * 1000 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
        },
      })
      .returning(),
  )
  if (row.points > points)
    throw new CallError('resource-exhausted', message, {
      details: { retryAfterSeconds: Math.ceil((must(row.expire, 'expire') - at) / 1000) },
    })
}

/** Marks a key for a time that begins now, also where it's marked already: `isUsedUp` with one point tells. */
export async function markKey(
  db: Queryable,
  { name, seconds }: { name: string; seconds: number },
  key: string,
): Promise<void> {
  const marked = { points: 1, expire: now().getTime() + seconds * 1000 }
  await db
    .insert(rateLimits)
    .values({ key: `${name}:${hashed(key)}`, ...marked })
    .onConflictDoUpdate({ target: rateLimits.key, set: marked })
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
  return {
    take: async (key) => void (await taking(limiter.consume(hashed(key)), message)),
    reset: async (key) => void (await limiter.delete(hashed(key))),
  }
}

/**
 * For every call: counted here, and told to the database only in steps, so that most callers never cost it a write. However
 * many processes someone spreads their calls over, they get at most `points` and one step for each process.
 */
export function steppedLimiter(
  database: Database,
  name: string,
  points: number,
  seconds: number,
  message: string,
  step = Math.ceil(points / 10),
): Limiter {
  const here = new RateLimiterMemory({ points, duration: seconds })
  const shared = sharedLimiter(database, name, Math.ceil(points / step), seconds, message)
  return {
    take: async (key) => {
      const { consumedPoints } = await taking(here.consume(key), message)
      if (consumedPoints % step !== 0) return
      try {
        await shared.take(key)
      } catch (error) {
        if (error instanceof CallError) await here.block(key, retryAfter(error))
        throw error
      }
    },
    reset: async (key) => {
      await Promise.all([here.delete(key), shared.reset(key)])
    },
  }
}

function retryAfter(refusal: CallError): number {
  return (refusal.details as { retryAfterSeconds: number }).retryAfterSeconds
}

async function taking(consume: Promise<RateLimiterRes>, message: string): Promise<RateLimiterRes> {
  try {
    return await consume
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new CallError('resource-exhausted', message, {
      details: { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) },
    })
  }
}
