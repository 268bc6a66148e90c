import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { sandboxRoutes } from '../../adapters/payments/sandbox-pages.ts'
import type { Caller } from '../../kit/server/runner.ts'
import { openInboundMail } from '../../adapters/inbound-mail/open-inbound-mail.ts'
import { openPlatforms } from '../../adapters/platforms/open-platforms.ts'
import { sandboxPlatformRoutes } from '../../adapters/platforms/sandbox-pages.ts'
import { openScanner } from '../../adapters/scanning/open-scanning.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { notWhileViewing } from '../../access/roles.ts'
import { loadActor } from '../../domains/accounts/server/load-actor.ts'
import { authRoutes, callerOf } from '../../domains/accounts/server/routes.ts'
import { billingRoutes } from '../../domains/billing/server/routes.ts'
import { openIdentity } from '../../adapters/identity/open-identity.ts'
import { logisticsRoutes } from '../../domains/logistics/server/routes.ts'
import { identityRoutes } from '../../domains/identity/server/routes.ts'
import { platformRoutes } from '../../domains/platforms/server/routes.ts'
import { collabRoutes } from '../../domains/collabs/server/routes.ts'
import { contentRoutes } from '../../domains/content/server/archive-route.ts'
import { importRoutes } from '../../domains/imports/server/routes.ts'
import { callerOfKey, keySecretOf } from '../../domains/keys/server/key-actor.ts'
import { valueRoutes } from '../../domains/value/server/routes.ts'
import { reportPaperRoute } from '../../domains/value/server/report-paper-route.ts'
import { storyPaperRoute } from '../../domains/value/server/story-paper-route.ts'
import { storyPictureRoute } from '../../domains/value/server/story-picture-route.ts'
import { visitRoutes } from '../../domains/visits/server/routes.ts'
import { mailReplyRoutes } from '../../domains/messages/server/mail-routes.ts'
import { mediaRoutes } from '../../domains/media/server/routes.ts'
import { usageRoutes } from '../../domains/usage/server/routes.ts'
import type { CallTimes } from '../../domains/usage/server/speed.ts'
import { deskRoutes } from '../../domains/desk/server/routes.ts'
import { privacyHttp } from '../../domains/privacy/server/routes.ts'
import { meetingRoutes } from '../../domains/meetings/server/routes.ts'
import { unsubscribeRoutes } from '../../domains/notifications/server/routes.ts'
import { liveRoutes } from '../../domains/notifications/server/live.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { Bus } from '../../kit/server/bus.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { compressAnswers } from '../../kit/server/compress.ts'
import { closePromptly, drainFirst } from '../../kit/server/closing.ts'
import { callRoutes, refusalOf, refuseUnstorable, sendError } from '../../kit/server/http.ts'
import type { Log } from '../../kit/server/log.ts'
import { cutSlowBodies } from '../../kit/server/slow-bodies.ts'
import { release } from '../../kit/server/release.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { createProduct } from '../../product/server/product.ts'
import { whatWasCalled } from './called.ts'
import { healthRoutes } from './health.ts'
import { outboxRoutes } from './outbox.ts'
import { rememberOwnWrites } from './own-writes.ts'
import { measureCalls } from './speed.ts'
import { traceRoutes } from './traces.ts'
import { openApiRoutes } from './openapi.ts'
import { webRoutes } from './web.ts'

const dist = join(projectRoot, 'dist')

/** Routes have no schemas of Fastify’s: calls are parsed by their contract. It would load two compilers for them at every start. */
const noSchemas = () => () => {
  throw new Error('routes have no schemas')
}
const schemaController = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } }

/** Whose request it is, where they are signed in: for the line that each request leaves, which says who was refused what. */
const asking = new WeakMap<FastifyRequest, { account: string; apiKey?: string }>()

/** Who a request comes from, noted for its line in the log. */
function callersOf(app: FastifyInstance, database: Database, config: Config) {
  const hasJustWritten = rememberOwnWrites(app, config)
  const caller = async (request: FastifyRequest) => {
    const who = await callerOf(request, config)
    if (who.accountUid) asking.set(request, { account: who.accountUid })
    return who
  }
  /** Calls and lists to import take API keys as well; every other address is for people alone. */
  const callerOfCall = async (request: FastifyRequest) => {
    const secret = keySecretOf(request.headers.authorization)
    if (secret === null) return { ...(await caller(request)), hasJustWritten: hasJustWritten(request) }
    const who = await callerOfKey(database.db, secret, { requestId: request.id, address: request.ip })
    asking.set(request, { account: who.accountUid, apiKey: who.apiKey.uid })
    return who
  }
  return { caller, callerOfCall }
}

/** Who listens to live updates, and whose files are brought: people who are signed in. */
function signedIn(database: Database, caller: (request: FastifyRequest) => Promise<Caller>) {
  const listenerOf = async (request: FastifyRequest) => {
    const who = await caller(request)
    const { accountUid, viewing } = await loadActor(database.db, who)
    if (!accountUid || !who.sessionUid) throw new CallError('unauthenticated', 'Please sign in.')
    return { accountUid, sessionUid: who.sessionUid, viewing }
  }
  const accountOf = async (request: FastifyRequest) => {
    const { accountUid, viewing } = await listenerOf(request)
    if (viewing) throw new CallError('permission-denied', notWhileViewing)
    return accountUid
  }
  return { listenerOf, accountOf }
}

/** The whole HTTP surface on one database, with the pages that were built into a folder. */
export async function createServer(parts: {
  database: Database
  config: Config
  bus: Bus
  log: Log
  /** Takes how long calls take. */
  times: CallTimes
  built?: string
}): Promise<FastifyInstance> {
  const { database, config, bus, log, times, built = dist } = parts
  const app = Fastify({
    // A start on a busy machine is slow, and not broken.
    pluginTimeout: 60_000,
    schemaController,
    loggerInstance: log as FastifyBaseLogger,
    // The nearest proxy alone: what stands before its own entry was written by whoever asks.
    trustProxy: config.TRUST_PROXY === 'on' && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Whatever still gets in while stopping was asked before, and is answered.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    // An address that can't be read, such as `/i/%`, is one that nothing is at.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/not-found'),
  })
  // JSON only: everything else is refused by its type.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendError)
  refuseUnstorable(app)
  traceRoutes(app, database)
  measureCalls(app, times)
  app.addHook(
    'onSend',
    async (request, reply) => void reply.headers({ 'x-request-id': request.id, 'x-release': release }),
  )
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        call: whatWasCalled(request),
        ...asking.get(request),
        refused: refusalOf(request),
      },
      'request',
    )
  })
  compressAnswers(app)
  // Before what ends connections.
  const isDraining = drainFirst(app, config.DRAIN_SECONDS * 1_000)
  closePromptly(app)
  cutSlowBodies(app, (url) => url.startsWith('/uploads') || url.startsWith('/imports'))
  const { caller, callerOfCall } = callersOf(app, database, config)
  const product = createProduct(database, config, undefined, bus)
  callRoutes(app, product, callerOfCall)
  authRoutes(app, database, config)
  const { listenerOf, accountOf } = signedIn(database, caller)
  unsubscribeRoutes(app, product)
  const live = liveRoutes(app, { bus, db: database.db, listenerOf })
  const storage = openStorage(config)
  const scanner = openScanner(config)
  mediaRoutes(app, { database, config, storage, scanner, accountOf })
  mailReplyRoutes(app, { db: database.db, config, storage, scanner, product, receiver: openInboundMail(config) })
  await importRoutes(app, { database, config, storage, scanner, caller: callerOfCall })
  collabRoutes(app, { database, config })
  visitRoutes(app, { database, config })
  contentRoutes(app, { database, config, storage })
  valueRoutes(app, { database, config })
  storyPictureRoute(app, { database, config, storage })
  storyPaperRoute(app, { database, config, storage })
  reportPaperRoute(app, { database, config, storage })
  meetingRoutes(app, { database, config })
  privacyHttp(app, { database, config, storage })
  deskRoutes(app, { database, config, storage })
  await logisticsRoutes(app, { database, config, scanner: openScanner(config), caller })
  await identityRoutes(app, { database, config, log, caller, identity: openIdentity(config) })
  await platformRoutes(app, { database, config, log, platforms: openPlatforms(config) })
  const payments = openPayments(config, database.db)
  await billingRoutes(app, { database, config, payments, log })
  if (payments.name === 'sandbox') await sandboxRoutes(app, database, config)
  if (Object.values(openPlatforms(config)).some((one) => one?.isSandbox)) await sandboxPlatformRoutes(app, config)
  await usageRoutes(app, { database, config, log, caller })
  healthRoutes(app, { database, config, isDraining, countStreams: live.countStreams })
  openApiRoutes(app, config)
  outboxRoutes(app, database, config)
  await webRoutes(app, { database, config, product, storage, built })
  return app
}

/** What a process that only does jobs answers: whether it is up, and its metrics. */
export async function createWorkerServer(parts: {
  database: Database
  config: Config
  log: Log
}): Promise<FastifyInstance> {
  const { database, config, log } = parts
  const app = Fastify({
    schemaController,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  healthRoutes(app, { database, config, isDraining: () => false, countStreams: () => 0 })
  return app
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
