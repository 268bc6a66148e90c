import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { newUid } from '../../../access/server/new-uid.ts'
import { dayMs, hourMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { keepSystem } from './booking-system/system.ts'
import { tableReservations, visits } from './tables.ts'

/** Connects a venue to the sandbox, with tables for its visits ahead; for the last of several it has none. For the demo. */
export async function makeBookingSystem(tx: Tx, config: Config, brandUid: string, key: string): Promise<void> {
  const system = { key, siteId: 'sandbox', locationId: 'sandbox', locationName: null }
  await keepSystem(tx, config, { ...system, brandUid, phone: '+442079460118', briefUids: null }, [])
  const ahead = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.brandUid, brandUid), visits.live, gt(visits.startsAt, now()), isNull(visits.checkInOn)))
    .orderBy(asc(visits.startsAt))
  for (const [at, { collabUid, briefUid, startsAt, guests }] of ahead.entries()) {
    const isFull = at > 0 && at === ahead.length - 1
    await tx.insert(tableReservations).values({
      uid: newUid('table_reservation'),
      collabUid,
      brandUid,
      briefUid,
      startsAt,
      people: guests + 1,
      ...(isFull
        ? { state: 'full', stuckAt: plus(now(), -hourMs) }
        : { state: 'reserved', reference: randomUUID(), dueAt: plus(now(), dayMs) }),
    })
  }
}
