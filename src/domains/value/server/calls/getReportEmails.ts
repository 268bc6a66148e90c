import type { Handler } from '../../../../access/server/handler.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { recipientState } from '../../report-recipients.ts'
import { reportName } from '../report-page.ts'
import { hasUnsubscribed, noLink, openReportAddress } from '../report-recipients.ts'

export const getReportEmails: Handler<typeof valueCalls.getReportEmails> = async ({ token }, { db, config }) => {
  const { recipient, ...address } = await openReportAddress(db, config, token)
  const venues = recipient?.brandUids ?? (await listBrandsOf(db, address.orgUid)).map(({ uid }) => uid)
  if (venues.length === 0) throw noLink()
  const name = await reportName(db, address.orgUid, venues)
  if (recipient) {
    const state = recipientState(recipient)
    return { name, state, canConfirm: state !== 'on' }
  }
  return { name, state: (await hasUnsubscribed(db, address)) ? 'stopped' : 'removed', canConfirm: false }
}
