import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { sandboxRoutes } from '../../adapters/payments/sandbox-pages.ts'
import { openPlatforms } from '../../adapters/platforms/open-platforms.ts'
import { sandboxPlatformRoutes } from '../../adapters/platforms/sandbox-pages.ts'
import { openScanner } from '../../adapters/scanning/open-scanning.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import { authRoutes, callerOf } from '../../domains/accounts/server/routes.ts'
import { billingRoutes } from '../../domains/billing/server/routes.ts'
import { openIdentity } from '../../adapters/identity/open-identity.ts'
import { identityRoutes } from '../../domains/identity/server/routes.ts'
import { platformRoutes } from '../../domains/platforms/server/routes.ts'
import { collabRoutes } from '../../domains/collabs/server/routes.ts'
import { valueRoutes } from '../../domains/value/server/routes.ts'
import { visitRoutes } from '../../domains/visits/server/routes.ts'
import { mediaRoutes } from '../../domains/media/server/routes.ts'
import { usageRoutes } from '../../domains/usage/server/routes.ts'
import { privacyHttp } from '../../domains/privacy/server/routes.ts'
import { meetingRoutes } from '../../domains/meetings/server/routes.ts'
import { unsubscribeRoutes } from '../../domains/notifications/server/routes.ts'
import { liveRoutes } from '../../domains/notifications/server/live.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { Bus } from '../../kit/server/bus.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { compressAnswers } from '../../kit/server/compress.ts'
import { closePromptly } from '../../kit/server/closing.ts'
import { callRoutes, refuseUnstorable, sendError } from '../../kit/server/http.ts'
import type { Log } from '../../kit/server/log.ts'
import { cutSlowBodies } from '../../kit/server/slow-bodies.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { allCalls } from '../../product/calls.ts'
import { createProduct } from '../../product/server/product.ts'
import { healthRoutes } from './health.ts'
import { outboxRoutes } from './outbox.ts'
import { openApiRoutes } from './openapi.ts'
import { webRoutes } from './web.ts'

const dist = join(projectRoot, 'dist')

/** Whose request it is, where they are signed in: for the line that each request leaves, which says who was refused what. */
const asking = new WeakMap<FastifyRequest, string>()

/** The call of a request, if it is one of ours: anything else in an address is what somebody typed. */
function whatWasCalled({ params }: FastifyRequest): { call?: string } {
  const name = (params as { name?: string } | undefined)?.name
  return name !== undefined && Object.hasOwn(allCalls, name) ? { call: name } : {}
}

/** The whole HTTP surface on one database, with the pages that were built into a folder. */
export async function createServer(parts: {
  database: Database
  config: Config
  bus: Bus
  log: Log
  built?: string
}): Promise<FastifyInstance> {
  const { database, config, bus, log, built = dist } = parts
  const app = Fastify({
    // A start on a busy machine is slow, and not broken.
    pluginTimeout: 60_000,
    loggerInstance: log as FastifyBaseLogger,
    // The nearest proxy alone: what stands before its own entry was written by whoever asks.
    trustProxy: config.TRUST_PROXY === 'on' && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Whatever still gets in while stopping was asked before, and is answered.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
  })
  // JSON only: everything else is refused by its type.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendError)
  refuseUnstorable(app)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...whatWasCalled(request),
        account: asking.get(request),
      },
      'request',
    )
  })
  compressAnswers(app)
  closePromptly(app)
  cutSlowBodies(app, (url) => url.startsWith('/uploads'))
  const caller = async (request: FastifyRequest) => {
    const who = await callerOf(request, config)
    if (who.accountUid) asking.set(request, who.accountUid)
    return who
  }
  const product = createProduct(database, config, undefined, bus)
  callRoutes(app, product, caller)
  authRoutes(app, database, config)
  const listenerOf = async (request: FastifyRequest) => {
    const who = await caller(request)
    const { accountUid } = await loadActor(database.db, who)
    if (!accountUid || !who.sessionUid) throw new CallError('unauthenticated', 'Please sign in.')
    return { accountUid, sessionUid: who.sessionUid }
  }
  const accountOf = async (request: FastifyRequest) => (await listenerOf(request)).accountUid
  unsubscribeRoutes(app, product)
  liveRoutes(app, { bus, db: database.db, listenerOf })
  const storage = openStorage(config)
  mediaRoutes(app, { database, config, storage, scanner: openScanner(config), accountOf })
  collabRoutes(app, { database, config })
  visitRoutes(app, { database, config })
  valueRoutes(app, { database, config })
  meetingRoutes(app, { database, config })
  privacyHttp(app, { database, config, storage })
  await identityRoutes(app, { database, config, log, caller, identity: openIdentity(config) })
  await platformRoutes(app, { database, config, log, platforms: openPlatforms(config) })
  const payments = openPayments(config, database.db)
  await billingRoutes(app, { database, config, payments, log })
  if (payments.name === 'sandbox') await sandboxRoutes(app, database)
  if (Object.values(openPlatforms(config)).some((one) => one?.isSandbox)) await sandboxPlatformRoutes(app, config)
  await usageRoutes(app, { database, config, log, caller })
  healthRoutes(app, database, config)
  if (config.OPENAPI === 'on') openApiRoutes(app)
  outboxRoutes(app, database, config)
  await webRoutes(app, { database, config, product, storage, built })
  return app
}
