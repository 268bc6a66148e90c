import type { Handler } from '../../../../access/server/handler.ts'
import { findCovers } from '../../../content/server/covers.ts'
import type { valueCalls } from '../../contract.ts'
import { assertIsOver, openReports, reportOf } from '../report.ts'
import { findLogo, findWords, listReportLinks, reportName } from '../report-page.ts'
import { reportPaperLink } from '../report-paper-link.ts'

const noWords = { intro: '', plans: '', version: 0 }

export const getMonthlyReport: Handler<typeof valueCalls.getMonthlyReport> = async (
  { brandUid, month: asked },
  { actor, db, config },
) => {
  const { organisation, brandUids, isWhole, newest, canEdit } = await openReports(db, actor, brandUid)
  const month = asked ?? newest
  assertIsOver(month, newest)
  const { orgUid } = organisation
  const report = await reportOf(db, { ...organisation, brandUids, month })
  const covers = await findCovers(db, config, report.best ? [report.best.uid] : [])
  const cover = report.best && covers.get(report.best.uid)
  return {
    ...report,
    best: report.best && {
      ...report.best,
      picture: cover?.picture ?? null,
      placeholder: cover?.placeholder ?? null,
    },
    name: await reportName(db, orgUid, brandUids),
    logo: await findLogo(db, config, orgUid),
    words: isWhole ? await findWords(db, orgUid, month) : noWords,
    links: canEdit ? await listReportLinks(db, orgUid, month) : [],
    pdfUrl: reportPaperLink(config, {
      orgUid,
      month,
      scope: 'all',
      brandUids: isWhole ? null : brandUids,
      linkUid: null,
    }),
    can: { edit: canEdit },
  }
}
