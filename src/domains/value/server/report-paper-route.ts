import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { unsafePictures } from '../../media/server/public-picture.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { sharedReport } from '../shared-report.ts'
import { currencyOfOrganisation } from './currency.ts'
import { reportOf } from './report.ts'
import { findLogoFile, findWords, isReportLinkOpen, reportName } from './report-page.ts'
import { reportPaper } from './report-paper.ts'
import { type PaperQuery, readReportPaperLink } from './report-paper-link.ts'

type Parts = { database: Database; config: Config; storage: Storage }

/** `GET /reports/monthly.pdf`: a month's report as a PDF, by an address from `getMonthlyReport` or `getSharedReport`. */
export function reportPaperRoute(app: FastifyInstance, { database, config, storage }: Parts): void {
  const { db } = database
  const pictureOf = unsafePictures(db, storage)
  app.get('/reports/monthly.pdf', async (request: FastifyRequest<{ Querystring: PaperQuery }>, reply) => {
    const given = readReportPaperLink(config, request.query)
    const isOver = given?.linkUid && !(await isReportLinkOpen(db, given.linkUid))
    const asked = isOver ? null : given
    const venues = asked ? (await listBrandsOf(db, asked.orgUid)).map(({ uid }) => uid) : []
    const [first] = venues
    if (!asked || !first)
      throw new CallError('not-found', 'This link has expired. Open the report and download it again.')
    const { orgUid, month, scope } = asked
    const brandUids = asked.brandUids ? venues.filter((uid) => asked.brandUids?.includes(uid)) : venues
    const organisation = await currencyOfOrganisation(db, first)
    const report = {
      ...(await reportOf(db, { ...organisation, brandUids, month })),
      name: await reportName(db, orgUid, brandUids),
      logo: null,
      // Words speak of all venues together.
      ...(asked.brandUids ? { intro: '', plans: '' } : await findWords(db, orgUid, month)),
    }
    const file = await findLogoFile(db, orgUid)
    const logo = file && (await pictureOf(file.path))
    const shown = scope === 'all' ? report : sharedReport(report, scope === 'costs')
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="report-${month}.pdf"`)
      .type('application/pdf')
      .send(await reportPaper(shown, logo, config.PRODUCT_NAME))
  })
}
