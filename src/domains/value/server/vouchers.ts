import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { voucherStateOn } from '../tracking.ts'
import type { VoucherView } from '../views.ts'
import { voucherRedemptions, vouchers } from './tables.ts'

export type Voucher = typeof vouchers.$inferSelect & { redeemed: number }

// Columns by the names of their tables: in a statement over one table they would both be the inner one's.
const redeemed = sql<number>`(select count(*)::int from ${voucherRedemptions} r where r.collab_uid = ${vouchers}.collab_uid)`

/** A collab's voucher with how many were redeemed, if it has one. */
export async function findVoucher(db: Queryable, collabUid: string): Promise<Voucher | null> {
  const [row] = await db.select({ voucher: vouchers, redeemed }).from(vouchers).where(eq(vouchers.collabUid, collabUid))
  return row ? { ...row.voucher, redeemed: row.redeemed } : null
}

/** The voucher with a code at a venue, its row to oneself until the transaction ends: what is left is counted one after the other. */
export async function lockVoucher(tx: Tx, brandUid: string, code: string): Promise<Voucher | null> {
  const [locked] = await tx
    .select({ collabUid: vouchers.collabUid })
    .from(vouchers)
    .where(and(eq(vouchers.brandUid, brandUid), eq(vouchers.code, code)))
    .for('update')
  // Counted by a statement of its own, which sees what was redeemed while we waited for the row.
  return locked ? findVoucher(tx, locked.collabUid) : null
}

export function viewVoucher(voucher: Voucher, today: string): z.output<typeof VoucherView> {
  const { code, offer, most, lastDay } = voucher
  return { code, offer, most, lastDay, redeemed: voucher.redeemed, state: voucherStateOn(voucher, today) }
}

type OpenVoucher = {
  code: string
  offer: string
  creator: string
  most: number
  redeemed: number
  today: number
}

/** A venue's vouchers that can be redeemed on a day, newest first. */
export async function listOpenVouchers(
  db: Queryable,
  brandUid: string,
  day: string,
  limit: number,
): Promise<OpenVoucher[]> {
  const { rows } = await db.execute<OpenVoucher>(sql`
    select w.code, w.offer, i.name as creator, w.most, taken.redeemed, taken.today
    from ${vouchers} w join ${collabFacts} on ${collabFacts.uid} = w.collab_uid
    join (select * from ${influencerFacts}) i on i.uid = ${collabFacts.influencerUid}
    cross join lateral (select count(*)::int as redeemed, (count(*) filter (where r.day = ${day}))::int as today
      from ${voucherRedemptions} r where r.collab_uid = w.collab_uid) taken
    where w.brand_uid = ${brandUid} and w.ended_at is null and w.last_day >= ${day} and taken.redeemed < w.most
    order by w.created_at desc, w.code limit ${limit}`)
  return rows
}
