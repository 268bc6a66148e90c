import { liveChannel } from '../../domains/notifications/server/announce.ts'
import type { Bus } from '../../kit/server/bus.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Caller, ReadFrom } from '../../kit/server/runner.ts'

/** So many people are remembered one by one; beyond, what one of them is sent counts for all. */
const mostPeople = 10_000

/**
 * From where a caller may read: the replica where it has all that they wrote and all that the bus has sent their pages,
 * else null. A key’s system may have written through any process and carries no cookie, so that it never reads there. While
 * nobody reaches the primary, nor hears of anything, the replica stands in for all that a call reads.
 */
export function openReplicaFor({ replica }: Database, bus: Bus): (caller: Caller) => ReadFrom | null {
  if (!replica) return () => null
  let everyone = -Infinity
  const notified = new Map<string, number>()
  bus.on(liveChannel, (payload) => {
    const { to } = JSON.parse(payload) as { to: string[] | null }
    const at = performance.now()
    if (!to || notified.size + to.length > mostPeople) {
      everyone = at
      notified.clear()
    } else for (const uid of to) notified.set(uid, at)
  })
  return ({ accountUid, apiKey, hasJustWritten }) => {
    if (apiKey || hasJustWritten) return null
    const since = Math.max(everyone, notified.get(accountUid ?? '') ?? -Infinity)
    if (bus.isUp() && replica.shows(since)) return { ...replica, standsIn: false }
    return replica.standsIn(since) ? { ...replica, standsIn: true } : null
  }
}
