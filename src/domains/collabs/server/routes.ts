import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { calendarOf } from './calendar.ts'
import { statementRoutes } from './statement-routes.ts'
import { collabs } from './tables.ts'
import { isTermsLink } from './terms-link.ts'
import { termsPdf } from './terms-pdf.ts'

type TermsRequest = FastifyRequest<{ Querystring: { collab?: string; until?: string; sig?: string } }>

/**
 * `GET /collabs/terms`: the agreed terms as a PDF, by an address from `getTermsLink`. `GET /calendar/{token}.ics`: the
 * visits (and of the team, the calls) of whoever made the feed, for calendar programs; the token is all they need. And the yearly statement.
 */
export function collabRoutes(app: FastifyInstance, { database, config }: { database: Database; config: Config }): void {
  statementRoutes(app, { database, config })
  app.get('/calendar/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(request.params.file) ?? []
    const calendar = token && (await calendarOf(database.readDb, config, token))
    if (!calendar) throw new CallError('not-found', 'This calendar does not open any more.')
    return reply
      .header('cache-control', 'private, max-age=300')
      .header('content-disposition', 'inline; filename="visits.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
  app.get('/collabs/terms', async (request: TermsRequest, reply) => {
    if (!isTermsLink(config, request.query)) throw new CallError('not-found', 'This link does not open any more.')
    const [collab] = await database.readDb.select().from(collabs).where(eq(collabs.uid, request.query.collab!))
    if (!collab?.terms) throw new CallError('not-found', 'This link does not open any more.')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${collab.uid}-terms.pdf"`)
      .type('application/pdf')
      .send(await termsPdf(config.PRODUCT_NAME, collab.terms))
  })
}
