import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor, sessionBrand } from '../acting.ts'
import { viewBillingProfile } from '../details.ts'

export const getBillingProfile: Handler<typeof billingCalls.getBillingProfile> = async (
  { brand_uid: named },
  { actor, caller, db },
) => {
  const { org } = await actFor(db, actor, await sessionBrand(db, actor, caller, named), 'see')
  return { success: true, billing_profile: viewBillingProfile(org) }
}
