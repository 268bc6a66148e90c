import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { dayWords } from '../../../collabs/server/words.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { brandOfDoor, venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { voucherStateOn } from '../../tracking.ts'
import { voucherRedemptions } from '../tables.ts'
import { lockVoucher } from '../vouchers.ts'

/** Whoever holds the venue's door link may redeem its vouchers, at most as many as there are. */
export const redeemVoucherAtDoor: Handler<typeof valueCalls.redeemVoucherAtDoor> = async (
  { token, code, key },
  { tx },
) => {
  const brand = await getBrand(tx, await brandOfDoor(tx, token))
  const voucher = await lockVoucher(tx, brand.uid, code)
  if (!voucher) throw new CallError('not-found', 'We don’t recognise that voucher. Check its code with your guest.')
  const [known] = await tx
    .select({ reference: voucherRedemptions.reference })
    .from(voucherRedemptions)
    .where(and(eq(voucherRedemptions.brandUid, brand.uid), eq(voucherRedemptions.reference, key)))
  if (known) return { done: true }
  const today = venueDay(brand.timezone).date
  const refused = {
    open: null,
    ended: `${code} has ended. Ask your manager before you accept it.`,
    over: `${code} is no longer valid: its last day was ${dayWords(new Date(voucher.lastDay), 'UTC')}.`,
    used:
      voucher.most === 1
        ? `The only voucher with ${code} has been redeemed. Ask your manager before you accept another.`
        : `All ${voucher.most} vouchers with ${code} have been redeemed. Ask your manager before you accept another.`,
  }[voucherStateOn(voucher, today)]
  if (refused) throw new CallError('failed-precondition', refused)
  await tx
    .insert(voucherRedemptions)
    .values({ brandUid: brand.uid, reference: key, collabUid: voucher.collabUid, day: today, redeemedAt: now() })
  return { done: true }
}
