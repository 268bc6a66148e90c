import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { getInfluencer } from '../../profiles/server/reads.ts'
import { statementCsv, statementPdf } from './statement-files.ts'
import { readStatementLink, type StatementQuery } from './statement-link.ts'
import { listExperiences } from './statement.ts'

type Asked = FastifyRequest<{ Querystring: StatementQuery }>

/** `GET /collabs/statement.csv` and `.pdf`: the yearly statement, by an address from `getYearlyStatement`. */
export function statementRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: Config },
): void {
  const load = async (query: StatementQuery) => {
    const link = readStatementLink(config, query)
    if (!link) throw new CallError('not-found', 'This link has expired. Open the statement again from your dashboard.')
    const { name, handle } = await getInfluencer(database.db, link.influencerUid)
    const rows = await listExperiences(database.db, link.influencerUid, link.year)
    return { product: config.PRODUCT_NAME, name, handle, year: link.year, rows }
  }
  app.get('/collabs/statement.csv', async (request: Asked, reply) => {
    const statement = await load(request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="experiences-${statement.year}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(statementCsv(statement))
  })
  app.get('/collabs/statement.pdf', async (request: Asked, reply) => {
    const statement = await load(request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="experiences-${statement.year}.pdf"`)
      .type('application/pdf')
      .send(await statementPdf(statement))
  })
}
