import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { openReportAddress, rememberUnsubscribed, revokeLinksOf } from '../report-recipients.ts'
import { reportRecipients } from '../tables.ts'

export const stopReportEmails: Handler<typeof valueCalls.stopReportEmails> = async (
  { token },
  { actor, tx, config },
) => {
  const { recipient, ...address } = await openReportAddress(tx, config, token)
  if (recipient?.stoppedAt) return { done: true }
  // Remembered as well of an address that was removed meanwhile: it may be asked again.
  await rememberUnsubscribed(tx, address)
  if (!recipient) return { done: true }
  const { uid, orgUid } = recipient
  await tx.update(reportRecipients).set({ stoppedAt: now() }).where(eq(reportRecipients.uid, uid))
  await revokeLinksOf(tx, { uid, orgUid })
  const after = { recipientUid: uid }
  await record(tx, actor, 'reviewer', 'report.recipient-stopped', { subjectUid: orgUid }, { after })
  return { done: true }
}
