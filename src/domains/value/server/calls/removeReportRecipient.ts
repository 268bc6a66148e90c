import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { hostSide } from '../brand-collab.ts'
import { openReportsToEdit } from '../report.ts'
import { revokeLinksOf } from '../report-recipients.ts'
import { reportRecipients } from '../tables.ts'

export const removeReportRecipient: Handler<typeof valueCalls.removeReportRecipient> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  const { orgUid } = (await openReportsToEdit(tx, actor, brandUid)).organisation
  const gone = await tx
    .delete(reportRecipients)
    .where(and(eq(reportRecipients.uid, uid), eq(reportRecipients.orgUid, orgUid)))
    .returning({ uid: reportRecipients.uid })
  if (gone.length === 0)
    throw new CallError('not-found', 'We couldn’t find that recipient. Reload the page, then try again.')
  await revokeLinksOf(tx, { uid, orgUid })
  const subject = { subjectUid: orgUid, brandUid }
  await record(tx, actor, hostSide(actor), 'report.recipient-removed', subject, { before: { recipientUid: uid } })
  return { done: true }
}
