import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { valueCalls } from '../../contract.ts'
import { recipientState } from '../../report-recipients.ts'
import { noLink, openReportAddress } from '../report-recipients.ts'
import { reportRecipients } from '../tables.ts'

export const confirmReportEmails: Handler<typeof valueCalls.confirmReportEmails> = async (
  { token },
  { actor, tx, config },
) => {
  const { recipient } = await openReportAddress(tx, config, token)
  if (!recipient) throw noLink()
  if (recipientState(recipient) === 'on') return { done: true }
  const { uid, orgUid } = recipient
  await tx.update(reportRecipients).set({ confirmedAt: now(), stoppedAt: null }).where(eq(reportRecipients.uid, uid))
  const after = { recipientUid: uid }
  await record(tx, actor, 'reviewer', 'report.recipient-confirmed', { subjectUid: orgUid }, { after })
  return { done: true }
}
