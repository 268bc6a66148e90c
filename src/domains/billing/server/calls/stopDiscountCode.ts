import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { first } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { billingCalls } from '../../contract.ts'
import { listCodes } from '../discount-view.ts'
import { discountCodes } from '../tables.ts'

export const stopDiscountCode: Handler<typeof billingCalls.stopDiscountCode> = async ({ uid }, { actor, tx }) => {
  const [code] = await tx.select().from(discountCodes).where(eq(discountCodes.uid, uid)).for('update')
  if (!code) throw new CallError('not-found', 'We couldn’t find this discount code.')
  if (code.stoppedAt) throw new CallError('failed-precondition', 'This code has already been stopped.')
  await tx.update(discountCodes).set({ stoppedAt: now() }).where(eq(discountCodes.uid, uid))
  await record(tx, actor, 'staff', 'discount.stopped', { subjectUid: uid }, { after: { code: code.code } })
  return first(await listCodes(tx, uid))
}
