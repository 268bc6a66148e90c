import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { sharedReport } from '../../shared-report.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { reportOf } from '../report.ts'
import { findLogo, findWords, openReportLink, reportName } from '../report-page.ts'
import { reportPaperLink } from '../report-paper-link.ts'

export const getSharedReport: Handler<typeof valueCalls.getSharedReport> = async ({ token }, { db, config }) => {
  const { uid: linkUid, orgUid, month, withCosts } = await openReportLink(db, token)
  const brandUids = (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
  const [first] = brandUids
  if (!first) throw new CallError('not-found', 'This link has expired. Ask whoever sent it for a new one.')
  const organisation = await currencyOfOrganisation(db, first)
  const report = {
    ...(await reportOf(db, { ...organisation, brandUids, month })),
    name: await reportName(db, orgUid, brandUids),
    logo: await findLogo(db, config, orgUid),
    ...(await findWords(db, orgUid, month)),
  }
  const scope = withCosts ? 'costs' : 'plain'
  return {
    ...sharedReport(report, withCosts),
    pdfUrl: reportPaperLink(config, { orgUid, month, scope, brandUids: null, linkUid }),
  }
}
