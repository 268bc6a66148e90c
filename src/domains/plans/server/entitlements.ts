import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Capability, capabilities, capabilityRefusal, hasCapability } from '../entitlements.ts'
import type { TierId } from '../tiers.ts'
import { findTiers } from './subscription.ts'

/** Refuses what an organisation's plan does not hold, and says which plan does; `details` names both for the page. Answers its tier. */
export async function requireEntitlement(db: Queryable, orgUid: string, capability: Capability): Promise<TierId> {
  const tier = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  if (hasCapability(tier, capability)) return tier
  throw new CallError('failed-precondition', capabilityRefusal(capability), {
    details: { capability, tier: capabilities[capability].from },
  })
}
