import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownCookie } from '../../domains/accounts/server/cookies.ts'
import type { Config } from '../../kit/server/config.ts'
import { mostLagMs } from '../../kit/server/replica.ts'
import type { Call } from '../../kit/contract/calls.ts'
import { allCalls } from '../../product/calls.ts'

/** Longer than a replica may lag, so that whoever reads from one sees what they wrote. */
const rememberedSeconds = (2 * mostLagMs) / 1_000

/**
 * Where there’s a replica, a browser remembers in a cookie for a moment that it wrote something: it may read through another
 * process next. Answers whether it did.
 */
export function rememberOwnWrites(app: FastifyInstance, config: Config): (request: FastifyRequest) => boolean {
  if (!config.DATABASE_READ_URL) return () => false
  const cookie = ownCookie(config, 'wrote', '/call')
  const calls: Readonly<Record<string, Call>> = allCalls
  app.addHook('onSend', async (request, reply) => {
    const { name } = request.params as { name?: string }
    const call = request.routeOptions.url === '/call/:name' && name ? calls[name] : undefined
    if (call && call.kind !== 'read') void cookie.write(reply, '1', rememberedSeconds)
  })
  return (request) => cookie.read(request) !== null
}
