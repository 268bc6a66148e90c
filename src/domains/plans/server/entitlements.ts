import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Capability, capabilities, capabilityRefusal, hasCapability } from '../entitlements.ts'
import type { TierId } from '../tiers.ts'
import { findTiers } from './subscription.ts'

/** Refuses what an organisation's plan does not hold, and says which plan does; `details` names both for the page. Answers its tier. */
export async function requireEntitlement(db: Queryable, orgUid: string, capability: Capability): Promise<TierId> {
  const tier = (await findTiers(db, [orgUid])).get(orgUid) ?? 'basic'
  assertCapability(tier, capability)
  return tier
}

/** Whether an organisation's plan holds something. */
export async function hasEntitlement(db: Queryable, orgUid: string, capability: Capability): Promise<boolean> {
  return hasCapability((await findTiers(db, [orgUid])).get(orgUid) ?? 'basic', capability)
}

/** The same of a tier that is known already. */
export function assertCapability(tier: TierId, capability: Capability): void {
  if (hasCapability(tier, capability)) return
  throw new CallError('failed-precondition', capabilityRefusal(capability), {
    details: { capability, tier: capabilities[capability].from },
  })
}
