import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { openReportsToEdit } from '../report.ts'
import { findMailing } from '../report-recipients.ts'
import { reportMailings } from '../tables.ts'

export const saveReportMailing: Handler<typeof valueCalls.saveReportMailing> = async (
  { brandUid, version, isOn, toTeam },
  { actor, tx },
) => {
  const { orgUid } = (await openReportsToEdit(tx, actor, brandUid)).organisation
  await lockOrganisation(tx, orgUid)
  if (isOn) await requireEntitlement(tx, orgUid, 'advancedReporting')
  const { version: stored, ...before } = await findMailing(tx, orgUid)
  sameVersion({ version: stored }, version)
  const row = { isOn, toTeam, version: version + 1, savedAt: now() }
  await tx
    .insert(reportMailings)
    .values({ ...row, orgUid })
    .onConflictDoUpdate({ target: reportMailings.orgUid, set: row })
  const change = { before, after: { isOn, toTeam } }
  await record(tx, actor, hostSide(actor), 'report.mailing-saved', { subjectUid: orgUid, brandUid }, change)
  return { done: true }
}
