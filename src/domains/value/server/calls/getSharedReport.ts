import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { findCovers } from '../../../content/server/covers.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { sharedReport } from '../../shared-report.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { reportOf } from '../report.ts'
import { findLogo, findWords, openReportLink, reportName } from '../report-page.ts'
import { reportPaperLink } from '../report-paper-link.ts'

export const getSharedReport: Handler<typeof valueCalls.getSharedReport> = async ({ token }, { db, config }) => {
  const { uid: linkUid, orgUid, month, withCosts, brandUids: chosen } = await openReportLink(db, token)
  const venues = (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
  const brandUids = chosen ? venues.filter((uid) => chosen.includes(uid)) : venues
  const [first] = venues
  if (!first || brandUids.length === 0)
    throw new CallError('not-found', 'This link has expired. Ask whoever sent it for a new one.')
  const organisation = await currencyOfOrganisation(db, first)
  const report = {
    ...(await reportOf(db, { ...organisation, brandUids, month })),
    name: await reportName(db, orgUid, brandUids),
    logo: await findLogo(db, config, orgUid),
    // Words speak of all venues together.
    ...(chosen ? { intro: '', plans: '' } : await findWords(db, orgUid, month)),
  }
  const scope = withCosts ? 'costs' : 'plain'
  const shared = sharedReport(report, withCosts)
  const uids = report.best ? [report.best.uid] : []
  const cover = [...(await findCovers(db, config, uids, { usable: true })).values()][0]
  return {
    ...shared,
    best: shared.best && {
      ...shared.best,
      picture: cover?.picture ?? null,
      placeholder: cover?.placeholder ?? null,
    },
    pdfUrl: reportPaperLink(config, { orgUid, month, scope, brandUids: chosen, linkUid }),
  }
}
