import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { follow } from './clicks.ts'

/** `GET /r/{code}`: a tracked link. Counted on the way, never kept by a browser or a cache, without a cookie. */
export function valueRoutes(app: FastifyInstance, parts: { database: Database; config: Config }): void {
  app.get('/r/:code', async (request: FastifyRequest<{ Params: { code: string } }>, reply) => {
    const { ip, method, headers } = request
    const agent = headers['user-agent'] ?? ''
    const target = await follow(parts, request.params.code.slice(0, 20), { ip, agent, method, headers })
    if (!target) throw new CallError('not-found', 'This link doesn’t lead anywhere. Check it with whoever shared it.')
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(target, 302)
  })
}
