import { and, eq } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { brandOfDoor, venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { bookingCodes, redemptions } from '../tables.ts'

/** Whoever holds the venue's door link may count a booking with one of its codes, and nothing else. */
export const redeemAtDoor: Handler<typeof valueCalls.redeemAtDoor> = async ({ token, code, key }, { tx }) => {
  const brand = await getBrand(tx, await brandOfDoor(tx, token))
  const [known] = await tx
    .select()
    .from(bookingCodes)
    .where(and(eq(bookingCodes.brandUid, brand.uid), eq(bookingCodes.code, code)))
  if (!known) throw new CallError('not-found', 'We don’t recognise that code. Check it with whoever booked.')
  await tx
    .insert(redemptions)
    .values({
      uid: newUid('redemption'),
      brandUid: brand.uid,
      collabUid: known.collabUid,
      day: venueDay(brand.timezone).date,
      currency: venueCurrencyOf(brand.country ?? ''),
      source: 'door',
      reference: key,
      recordedAt: now(),
    })
    .onConflictDoNothing({ target: [redemptions.brandUid, redemptions.source, redemptions.reference] })
  return { done: true }
}
