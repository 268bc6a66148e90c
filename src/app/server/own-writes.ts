import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  const remember = (reply: FastifyReply) => cookie.write(reply, '1', rememberedSeconds)
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 && isWrite(request)) void remember(reply)
  })
  // Uploads are answered past Fastify: theirs is set before anyone knows whether they succeed.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/uploads') && isWrite(request))
      reply.raw.setHeader('set-cookie', remember(reply).getHeader('set-cookie') ?? [])
  })
  return (request) => cookie.read(request) !== null
}

const readMethods = ['GET', 'HEAD', 'OPTIONS']
/** What a browser reports by itself, all the time, and no page shows at once. */
const reports = ['/ingest', '/log', '/spans']
const calls: Readonly<Record<string, Call>> = allCalls

function isWrite({ method, params, routeOptions }: FastifyRequest): boolean {
  if (readMethods.includes(method) || reports.includes(routeOptions.url ?? '')) return false
  if (routeOptions.url !== '/call/:name') return true
  const { name = '' } = params as { name?: string }
  return calls[name]?.kind !== 'read'
}
