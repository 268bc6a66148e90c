import { randomUUID } from 'node:crypto'
import { appendEvents, type NewEvent } from '../domains/usage/server/append.ts'
import { rollUpDay } from '../domains/usage/server/roll-up.ts'
import { CallTimes, saveSpeed } from '../domains/usage/server/speed.ts'
import { now } from '../kit/server/clock.ts'
import type { World } from './world.ts'

/** A page view by nobody in particular, but for what `change` says. */
export function newEvent(change: Partial<NewEvent> = {}): NewEvent {
  return {
    at: now(),
    eventId: randomUUID(),
    name: 'PAGE_VIEW',
    targetType: 'page',
    targetName: '/app/brand/dashboard',
    role: 'brand',
    device: 'desktop',
    source: 'call',
    ...change,
  }
}

/** Writes events of usage as they would have arrived; each says only in what it differs from a page view of Bella's. */
export async function makeUsage(w: World, events: readonly Partial<NewEvent>[]): Promise<void> {
  const bella = { accountUid: w.bella.accountUid, profileUid: w.luna }
  await appendEvents(
    w.database.db,
    events.map((event) => newEvent({ ...bella, ...event })),
  )
}

/** Counts the day so far: its sessions appear. */
export async function rollUpToday(w: World): Promise<void> {
  await rollUpDay(w.database.db, now().toISOString().slice(0, 10))
}

/** A slow statement, and calls of which some were slow or failed, as a process would have measured them. */
export async function makeSpeed(w: World): Promise<void> {
  const times = new CallTimes()
  for (let count = 0; count < 5_000; count += 1) times.add('listFeed', 40, count < 2)
  times.add('getBrief', 900, true)
  const text = 'select * from briefs where uid = ?'
  const slow = { digest: 'slow', text, call: 'listFeed', times: 2, totalMs: 500, slowestMs: 300 }
  await saveSpeed(w.database.db, times.take(), [slow])
}
