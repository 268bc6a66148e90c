import type { Queryable } from '../../../kit/server/database.ts'
import { hasCapability } from '../../plans/entitlements.ts'
import { requireEntitlement } from '../../plans/server/entitlements.ts'
import { findTiers } from '../../plans/server/subscription.ts'
import type { Eligibility } from '../brief.ts'

/** Whether an organisation’s plan holds ID checks. */
export async function mayAskForId(db: Queryable, orgUid: string): Promise<boolean> {
  return hasCapability((await findTiers(db, [orgUid])).get(orgUid) ?? 'basic', 'idChecks')
}

/** Only a plan with ID checks can ask for them. A brief that is up keeps what it asked for when the plan was left. */
export async function assertMayAskForId(
  db: Queryable,
  { orgUid }: { orgUid: string },
  after: Eligibility,
  before?: Eligibility,
): Promise<void> {
  if (after.idChecked && !before?.idChecked) await requireEntitlement(db, orgUid, 'idChecks')
}
