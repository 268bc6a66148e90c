import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import {
  bookingCodes,
  heardTallies,
  pastCollabs,
  redemptions,
  reportLinks,
  reportRecipients,
  trackedLinks,
  voucherRedemptions,
  vouchers,
} from './tables.ts'

const brand = { of: 'brand', does: 'moves' } as const

export const valueMerge: ProfileMerge = {
  moves: [
    { column: trackedLinks.brandUid, ...brand },
    { column: bookingCodes.brandUid, ...brand },
    { column: vouchers.brandUid, ...brand },
    { column: redemptions.brandUid, ...brand, once: [redemptions.source, redemptions.reference] },
    { column: voucherRedemptions.brandUid, ...brand, once: [voucherRedemptions.reference] },
    { column: heardTallies.brandUid, of: 'brand', does: 'by hand' },
    { column: pastCollabs.brandUid, ...brand, once: [pastCollabs.key] },
    { column: pastCollabs.influencerUid, of: 'influencer', does: 'moves' },
    { column: reportLinks.brandUids, ...brand },
    { column: reportRecipients.brandUids, ...brand },
  ],
  obstacles: async (db, { type, from, to }) => {
    if (type !== 'brand') return []
    const codes = [bookingCodes, vouchers].map(async (table) => {
      const other = alias(table, 'other_codes')
      return db
        .select({ code: table.code })
        .from(table)
        .innerJoin(other, sql`${other.code} = ${table.code} and ${other.brandUid} = ${to}`)
        .where(eq(table.brandUid, from))
    })
    const both = new Set((await Promise.all(codes)).flat().map(({ code }) => code))
    return [...both]
      .toSorted()
      .map((code) => `Both have a collab with the code ${code}. Once merged, door staff couldn’t tell the two apart.`)
  },
  merge: async (tx, { type, from, to }) => {
    if (type !== 'brand') return
    await tx.execute(sql`insert into ${heardTallies} (brand_uid, day, answer, count)
      select ${to}, day, answer, count from ${heardTallies} where brand_uid = ${from}
      on conflict (brand_uid, day, answer) do update set count = heard_tallies.count + excluded.count`)
    await tx.delete(heardTallies).where(eq(heardTallies.brandUid, from))
  },
}
