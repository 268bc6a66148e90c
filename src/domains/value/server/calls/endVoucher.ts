import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { getBrandCollab, hostSide } from '../brand-collab.ts'
import { valuePolicy } from '../policy.ts'
import { vouchers } from '../tables.ts'

export const endVoucher: Handler<typeof valueCalls.endVoucher> = async ({ collabUid }, { actor, tx }) => {
  const collab = await getBrandCollab(tx, actor, collabUid)
  allow(valuePolicy, actor, 'track', collab)
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.collabUid, collabUid)).for('update')
  if (!voucher) throw new CallError('not-found', 'This collab has no voucher. Reload the page to see what’s changed.')
  if (!voucher.endedAt) {
    await tx.update(vouchers).set({ endedAt: now() }).where(eq(vouchers.collabUid, collabUid))
    const { brandUid } = voucher
    await record(tx, actor, hostSide(actor), 'voucher.ended', { subjectUid: collabUid, brandUid })
  }
  return { done: true }
}
