import type { Actor } from '../../../access/roles.ts'
import { must } from '../../../kit/contract/must.ts'
import { type Bus, patienceMs } from '../../../kit/server/bus.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { actorsChannel, everyone } from './forget-actors.ts'
import { loadActor } from './load-actor.ts'

/** Below the patience of `sayBeforeAnswering`: who did not hear that somebody is out has forgotten them by then. */
const keptForMs = patienceMs - 500
const mostKept = 10_000

type Kept = { actor: Actor; at: number; untilMs: number }

/**
 * Finds out who is asking, as `loadActor` does, and keeps the answer for some seconds as long as the bus is up. The bus
 * says when somebody changed; the write that changed them is answered after every process has heard it.
 */
export function keepActors(bus: Bus): (db: Queryable, caller: Caller) => Promise<Actor> {
  const kept = new Map<string, Kept>()
  let changes = 0
  bus.on(actorsChannel, (accountUid) => {
    changes += 1
    for (const [key, { actor }] of kept)
      if (accountUid === everyone || actor.accountUid === accountUid || actor.actingBy === accountUid) kept.delete(key)
  })
  bus.onReconnect(() => {
    changes += 1
    kept.clear()
  })
  return async (db, caller) => {
    if (!caller.accountUid || !bus.isUp()) return loadActor(db, caller)
    const key = `${caller.accountUid} ${caller.sessionUid ?? ''}`
    const at = now().getTime()
    const known = kept.get(key)
    // Both clocks: that of the product may stand still or jump.
    if (known && performance.now() < known.untilMs && Math.abs(at - known.at) < keptForMs) return known.actor
    const before = changes
    const began = performance.now()
    const actor = await loadActor(db, caller)
    kept.delete(key)
    // What was read before somebody changed may be older than the change.
    if (changes !== before) return actor
    if (kept.size >= mostKept) kept.delete(must(kept.keys().next().value, 'the oldest'))
    kept.set(key, { actor, at, untilMs: began + keptForMs })
    return actor
  }
}
