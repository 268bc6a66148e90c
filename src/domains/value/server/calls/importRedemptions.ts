import { eq } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { dayIn } from '../../../briefs/stay-calendar.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { bookingCodes, redemptions } from '../tables.ts'

export const importRedemptions: Handler<typeof valueCalls.importRedemptions> = async (
  { brandUid, rows },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const brand = await getBrand(tx, brandUid)
  const codes = await tx.select().from(bookingCodes).where(eq(bookingCodes.brandUid, brandUid))
  const collabOf = new Map(codes.map(({ code, collabUid }) => [code, collabUid]))
  const currency = venueCurrencyOf(brand.country ?? '')
  const today = dayIn(brand.timezone, now())
  const bookings = rows.flatMap(({ code, day, reference, amountMinor }) => {
    const collabUid = collabOf.get(code)
    if (!collabUid || day > today) return []
    const uid = newUid('redemption')
    return [
      { uid, brandUid, collabUid, day, amountMinor, currency, source: 'csv' as const, reference, recordedAt: now() },
    ]
  })
  const made =
    bookings.length === 0
      ? []
      : await tx
          .insert(redemptions)
          .values(bookings)
          .onConflictDoNothing({ target: [redemptions.brandUid, redemptions.source, redemptions.reference] })
          .returning({ uid: redemptions.uid })
  const after = { count: made.length }
  if (made.length > 0)
    await record(tx, actor, hostSide(actor), 'redemptions.imported', { subjectUid: brandUid, brandUid }, { after })
  return {
    recorded: made.length,
    known: bookings.length - made.length,
    futureReferences: rows.filter(({ day }) => day > today).map(({ reference }) => reference),
    unknownCodes: [...new Set(rows.map(({ code }) => code))].filter((code) => !collabOf.has(code)),
  }
}
