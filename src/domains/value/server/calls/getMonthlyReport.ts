import { isStaff } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { getBrand, listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { newestMonth, reportOf } from '../report.ts'

export const getMonthlyReport: Handler<typeof valueCalls.getMonthlyReport> = async (
  { brandUid, month },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid } = await getBrand(db, brandUid)
  await requireEntitlement(db, orgUid, 'advancedReporting')
  const venues = (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
  const { timezone, currency } = await currencyOfOrganisation(db, venues[0] ?? brandUid)
  const newest = newestMonth(timezone)
  if (month !== null && month > newest)
    throw new CallError('failed-precondition', 'This month isn’t over yet. Its report comes on the 1st of the next.')
  const brandUids = venues.filter((uid) => isStaff(actor) || uid in actor.brands)
  return reportOf(db, { orgUid, brandUids, month: month ?? newest, timezone, currency })
}
