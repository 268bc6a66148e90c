import { and, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { addressStoredMs, countsAsArrivedMs } from '../../plans.ts'
import { collabExtras, shipments } from '../tables.ts'

/**
 * Deletes addresses 30 days after their shipment arrived; what nobody says has arrived counts as arrived two weeks after it was
 * sent. Of a collab that ended, what was never sent needs no address, and nobody comes who needs access.
 */
export const forgetShipmentAddresses: DomainJob = {
  name: 'forget-shipment-addresses',
  cron: '20 * * * *',
  run: async ({ db }) => {
    const ended = db.select({ uid: collabFacts.uid }).from(collabFacts).where(ne(collabFacts.outcome, 'open'))
    await db
      .update(shipments)
      .set({ sealedAddress: null })
      .where(
        and(
          isNotNull(shipments.sealedAddress),
          or(
            lt(shipments.arrivedAt, plus(now(), -addressStoredMs)),
            lt(shipments.sentAt, plus(now(), -addressStoredMs - countsAsArrivedMs)),
            and(isNull(shipments.sentAt), inArray(shipments.collabUid, ended)),
          ),
        ),
      )
    await db
      .update(collabExtras)
      .set({ accessNeeds: null })
      .where(and(isNotNull(collabExtras.accessNeeds), inArray(collabExtras.collabUid, ended)))
  },
}
