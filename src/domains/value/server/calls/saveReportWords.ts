import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { assertIsOver, openReportsToEdit } from '../report.ts'
import { reportWords } from '../tables.ts'

export const saveReportWords: Handler<typeof valueCalls.saveReportWords> = async (
  { brandUid, month, version, fields },
  { actor, tx },
) => {
  const { organisation, newest } = await openReportsToEdit(tx, actor, brandUid)
  const { orgUid } = organisation
  await requireEntitlement(tx, orgUid, 'advancedReporting')
  assertIsOver(month, newest)
  await lockOrganisation(tx, orgUid)
  const [before] = await tx
    .select()
    .from(reportWords)
    .where(and(eq(reportWords.orgUid, orgUid), eq(reportWords.month, month)))
  sameVersion({ version: before?.version ?? 0 }, version)
  const row = { ...fields, version: version + 1, savedAt: now() }
  await tx
    .insert(reportWords)
    .values({ ...row, orgUid, month })
    .onConflictDoUpdate({ target: [reportWords.orgUid, reportWords.month], set: row })
  await record(tx, actor, hostSide(actor), 'report.words-saved', { subjectUid: orgUid, brandUid }, { after: { month } })
  return { done: true }
}
