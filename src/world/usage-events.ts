import { randomUUID } from 'node:crypto'
import { appendEvents, type NewEvent } from '../domains/usage/server/append.ts'
import { now } from '../kit/server/clock.ts'
import type { World } from './world.ts'

/** Writes events of usage as they would have arrived; each says only in what it differs from a page view of Bella's. */
export async function makeUsage(w: World, events: readonly Partial<NewEvent>[]): Promise<void> {
  await appendEvents(
    w.database.db,
    events.map((event) => ({
      ...{
        at: now(),
        eventId: randomUUID(),
        name: 'PAGE_VIEW',
        targetType: 'page',
        targetName: '/app/brand/dashboard',
      },
      ...{ accountUid: w.bella.accountUid, role: 'brand', profileUid: w.luna, device: 'desk', source: 'call' },
      ...event,
    })),
  )
}
