import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { customers } from '../tables.ts'

export const openCardPage: Handler<typeof billingCalls.openCardPage> = async (
  { brandUid },
  { actor, db, payments, config },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const [customer] = await db.select().from(customers).where(eq(customers.orgUid, org.uid))
  if (!customer)
    throw new CallError('failed-precondition', 'You don’t have a card on file. You’ll add one when you choose a plan.')
  const back = `${config.publicUrl}/app/brand/billing?uid=${brandUid}`
  return { url: await payments.openCardPage(customer.providerId, back) }
}
