import type { Queryable } from '../../../kit/server/database.ts'
import { requireEntitlement } from '../../plans/server/entitlements.ts'
import type { Eligibility } from '../brief.ts'

/** Only a plan with ID checks can ask for them. A brief that is up keeps what it asked for when the plan was left. */
export async function assertMayAskForId(
  db: Queryable,
  { orgUid }: { orgUid: string },
  after: Eligibility,
  before?: Eligibility,
): Promise<void> {
  if (after.idChecked && !before?.idChecked) await requireEntitlement(db, orgUid, 'idChecks')
}
