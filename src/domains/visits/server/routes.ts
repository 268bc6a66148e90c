import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { calendarOf, calendarOfLink } from './calendar.ts'
import { statementRoutes } from './statement-routes.ts'

/**
 * `GET /calendar/{token}.ics`: the visits (and of the team, the meetings) of whoever made the feed, for calendar
 * programs; the token is all they need. `GET /calendar/visit/{token}.ics`: the booked visit of one collab. And the yearly statement.
 */
export function visitRoutes(app: FastifyInstance, { database, config }: { database: Database; config: Config }): void {
  statementRoutes(app, { database, config })
  app.get('/calendar/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(request.params.file) ?? []
    const calendar = token && (await calendarOf(database.db, config, token))
    if (!calendar)
      throw new CallError('not-found', 'This calendar link has expired. Create a new one from your dashboard.')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="visits.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
  app.get('/calendar/visit/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, token] = /^([\w.-]{20,200})\.ics$/.exec(request.params.file) ?? []
    const calendar = token && (await calendarOfLink(database.db, config, token))
    if (!calendar) throw new CallError('not-found', 'This link has expired. Sign in to see your visit.')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
}
