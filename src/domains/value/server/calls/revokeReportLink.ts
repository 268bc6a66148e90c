import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { openReportsToEdit } from '../report.ts'
import { reportLinks } from '../tables.ts'

export const revokeReportLink: Handler<typeof valueCalls.revokeReportLink> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  const { orgUid } = (await openReportsToEdit(tx, actor, brandUid)).organisation
  const [revoked] = await tx
    .update(reportLinks)
    .set({ revokedAt: now() })
    .where(and(eq(reportLinks.uid, uid), eq(reportLinks.orgUid, orgUid)))
    .returning({ month: reportLinks.month })
  if (!revoked) throw new CallError('not-found', 'We couldn’t find that link. Reload the page, then try again.')
  const subject = { subjectUid: orgUid, brandUid }
  await record(tx, actor, hostSide(actor), 'report-link.revoked', subject, { after: revoked })
  return { done: true }
}
