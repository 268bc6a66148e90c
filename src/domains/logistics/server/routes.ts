import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { notWhileViewing } from '../../../access/roles.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { maxTicketBytes } from '../plans.ts'
import { findTicket, isOpenTicket, keepTicket } from './tickets.ts'

type Parts = {
  database: Database
  config: Config
  scanner: Scanner | null
  caller: (request: FastifyRequest) => Promise<Caller>
}
type Asked = FastifyRequest<{ Params: { uid: string }; Querystring: { until?: string; sig?: string } }>

/** Tickets that one account may bring in an hour. */
const ticketsPerHour = 60

/** `/transports/{uid}/ticket`: the ticket of a transport, in from who plans it and out to its creator. */
export async function logisticsRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { database, config, scanner, caller } = parts
  const tooMany = 'Too many tickets at once. Wait a few minutes, then try again.'
  const limiter = sharedLimiter(database, 'transport-tickets', ticketsPerHour, 3600, tooMany)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/transports/:uid/ticket', { bodyLimit: maxTicketBytes }, async (request: Asked) => {
      const actor = await loadActor(database.db, await caller(request))
      if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
      if (actor.viewing) throw new CallError('permission-denied', notWhileViewing)
      await limiter.take(actor.accountUid)
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await keepTicket({ db: database.db, config, scanner }, actor, { uid: request.params.uid, bytes })
      return { done: true }
    })
  })
  app.get('/transports/:uid/ticket', async (request: Asked, reply) => {
    const { uid } = request.params
    const { until = '', sig = '' } = request.query
    const ticket = isOpenTicket(config, uid, until, sig) ? await findTicket(database.db, config, uid) : null
    if (!ticket) throw new CallError('not-found', 'This link has expired. Open your ticket again from the collab.')
    const { kind, body } = ticket
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename="ticket.${kind === 'pdf' ? 'pdf' : 'jpg'}"`)
      .type(kind === 'pdf' ? 'application/pdf' : 'image/jpeg')
      .send(body)
  })
}
