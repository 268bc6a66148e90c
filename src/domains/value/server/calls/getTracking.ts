import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { valuePolicy } from '../policy.ts'
import { bookingCodes } from '../tables.ts'
import { countRedemptions, listTrackedLinks, viewTrackedLink } from '../tracking.ts'
import { findVoucher, viewVoucher } from '../vouchers.ts'

export const getTracking: Handler<typeof valueCalls.getTracking> = async ({ collabUid }, { actor, db, config }) => {
  const collab = await getCollab(db, actor, collabUid)
  const [code] = await db.select().from(bookingCodes).where(eq(bookingCodes.collabUid, collabUid))
  const voucher = await findVoucher(db, collabUid)
  const { timezone, country } = await getBrand(db, collab.brandUid)
  const today = venueDay(timezone).date
  const links = await listTrackedLinks(db, collabUid)
  return {
    links: links.map((link) => viewTrackedLink(config, link)),
    code: code ? { code: code.code, bookings: await countRedemptions(db, collabUid) } : null,
    voucher: voucher && viewVoucher(voucher, today),
    currency: venueCurrencyOf(country ?? ''),
    today,
    can: { create: collab.stage >= 3 && may(valuePolicy, actor, 'track', collab) },
  }
}
