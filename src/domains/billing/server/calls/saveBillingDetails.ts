import { must } from '../../../../kit/contract/must.ts'
import { accountOf } from '../../../../access/roles.ts'
import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { customerDetails, storeDetails } from '../details.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { customers } from '../tables.ts'

export const saveBillingDetails: Handler<typeof billingCalls.saveBillingDetails> = async (
  { brandUid, details },
  { actor, db, payments },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const billing_profile = await db.transaction(async (tx) => {
    const locked = await lockOrganisation(tx, org.uid)
    return storeDetails(tx, actor, must(locked, 'locked'), details)
  })
  const [customer] = await db.select().from(customers).where(eq(customers.orgUid, org.uid))
  const changed = { ...org, billing: billing_profile }
  if (customer) await payments.updateCustomer(customer.providerId, await customerDetails(db, changed, accountOf(actor)))
  return { success: true, billing_profile }
}
