import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { assertLargeEnough } from '../../../media/server/large-enough.ts'
import { getOwnFile } from '../../../media/server/reads.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { openReportsToEdit } from '../report.ts'
import { reportLogos } from '../tables.ts'

export const saveReportLogo: Handler<typeof valueCalls.saveReportLogo> = async (
  { brandUid, fileUid },
  { actor, tx },
) => {
  const { orgUid } = (await openReportsToEdit(tx, actor, brandUid)).organisation
  await lockOrganisation(tx, orgUid)
  if (fileUid === null) await tx.delete(reportLogos).where(eq(reportLogos.orgUid, orgUid))
  else {
    await requireEntitlement(tx, orgUid, 'advancedReporting')
    const file = await getOwnFile(tx, actor, fileUid)
    if (file.kind !== 'image')
      throw new CallError('failed-precondition', 'Choose a picture of your logo, such as a PNG.')
    assertLargeEnough(file, 'logo')
    const row = { fileUid, savedAt: now() }
    await tx
      .insert(reportLogos)
      .values({ ...row, orgUid })
      .onConflictDoUpdate({ target: reportLogos.orgUid, set: row })
  }
  await record(tx, actor, hostSide(actor), 'report.logo-saved', { subjectUid: orgUid, brandUid })
  return { hasLogo: fileUid !== null }
}
