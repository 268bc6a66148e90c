import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { PaymentRefused, type Payments } from '../../../../adapters/payments/payments.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { billingCalls } from '../../contract.ts'
import type { DiscountFields } from '../../contract/discounts.ts'
import { listCodes } from '../discount-view.ts'
import { discountCodes } from '../tables.ts'

export const createDiscountCode: Handler<typeof billingCalls.createDiscountCode> = async (
  { fields },
  { actor, db, payments },
) => {
  const { code } = fields
  const [taken] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  if (taken) throw isTaken(code)
  const couponId = fields.trialDays === null ? await makeCoupon(payments, fields) : null
  return db.transaction(async (tx) => {
    const uid = newUid('discount_code')
    const [made] = await tx
      .insert(discountCodes)
      .values({ uid, ...fields, couponId, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    if (!made) throw isTaken(code)
    await record(tx, actor, 'staff', 'discount.created', { subjectUid: uid }, { after: fields })
    return first(await listCodes(tx, uid))
  })
}

/** The provider's coupon of a discount. The same code with the same discount is one, however often the answer was lost. */
async function makeCoupon(
  payments: Payments,
  { code, percent, amount, currency, months }: DiscountFields,
): Promise<string> {
  const off = percent === null ? { amount: must(amount, 'amount'), currency: must(currency, 'currency') } : { percent }
  const digest = createHash('sha256').update(JSON.stringify({ off, months })).digest('hex').slice(0, 16)
  try {
    return await payments.createCoupon({ name: code, off, months }, `coupon:${code}:${digest}`)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    throw new CallError('failed-precondition', 'The payment provider rejected this code. Change it and try again.', {
      cause: error,
    })
  }
}

const isTaken = (code: string) =>
  new CallError('failed-precondition', `There’s already a code ${code}. Choose another.`, {
    details: { fields: [{ field: 'fields.code', message: 'This code already exists. Choose another.' }] },
  })
