import type { Handler } from '../../../../access/server/handler.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { dayIn } from '../../../briefs/stay-calendar.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { addBookings, findCodes } from '../import-bookings.ts'

export const importRedemptions: Handler<typeof valueCalls.importRedemptions> = async (
  { brandUid, rows },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const brand = await getBrand(tx, brandUid)
  const collabOf = must((await findCodes(tx, [brandUid])).get(brandUid))
  const currency = venueCurrencyOf(brand.country ?? '')
  const today = dayIn(brand.timezone, now())
  const bookings = rows.flatMap(({ code, day, reference, amountMinor }) => {
    const collabUid = collabOf.get(code)
    if (!collabUid || day > today) return []
    return [{ brandUid, collabUid, day, amountMinor, currency, reference }]
  })
  const { size: count } = await addBookings(tx, bookings)
  const after = { count }
  if (count > 0)
    await record(tx, actor, hostSide(actor), 'redemptions.imported', { subjectUid: brandUid, brandUid }, { after })
  return {
    recorded: count,
    known: bookings.length - count,
    futureReferences: rows.filter(({ day }) => day > today).map(({ reference }) => reference),
    unknownCodes: [...new Set(rows.map(({ code }) => code))].filter((code) => !collabOf.has(code)),
  }
}
