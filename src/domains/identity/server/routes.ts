import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type IdentityProvider, UnsignedEvent } from '../../../adapters/identity/identity.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import type { Log } from '../../../kit/server/log.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { maxPictureBytes, type Part, parts } from '../id-check.ts'
import { isOpenDocument } from './document-link.ts'
import { findPicture, keepPicture } from './documents.ts'
import { receiveFinding } from './receive.ts'

type Shared = {
  database: Database
  config: Config
  log: Log
  identity: IdentityProvider | null
  caller: (request: FastifyRequest) => Promise<Caller>
}
type Asked = FastifyRequest<{ Params: { uid: string; part: string }; Querystring: { until?: string; sig?: string } }>

/** Pictures that one account may bring in an hour. */
const picturesPerHour = 30
const isPart = (part: string): part is Part => parts.some((one) => one === part)
const nothing = () => new CallError('not-found', 'There’s nothing at this address.')

/** `/id-checks/{uid}/{part}`: a picture of an ID check, in from its creator and out to our team; and the provider’s webhook. */
export async function identityRoutes(app: FastifyInstance, shared: Shared): Promise<void> {
  const { database, config } = shared
  await app.register(async (scope) => {
    // Pictures, and a signature over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    bringPictures(scope, shared)
    receiveEvents(scope, shared)
  })
  app.get('/id-checks/:uid/:part', async (request: Asked, reply) => {
    const { uid, part } = request.params
    const { until = '', sig = '' } = request.query
    if (!isPart(part) || !isOpenDocument(config, uid, part, until, sig)) throw nothing()
    const picture = await findPicture(database.db, config, uid, part)
    if (!picture) throw nothing()
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/jpeg')
      .send(picture)
  })
}

function bringPictures(app: FastifyInstance, { database, config, caller }: Shared): void {
  const tooMany = 'Too many photos at once. Wait a few minutes, then try again.'
  const limiter = sharedLimiter(database, 'id-documents', picturesPerHour, 3600, tooMany)
  app.post('/id-checks/:uid/:part', { bodyLimit: maxPictureBytes }, async (request: Asked) => {
    const { uid, part } = request.params
    const actor = await loadActor(database.db, await caller(request))
    if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
    // Nobody brings a document for somebody else.
    if (actor.actingBy || !isPart(part)) throw nothing()
    await limiter.take(actor.accountUid)
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    await keepPicture({ db: database.db, config }, actor, { uid, part, bytes })
    return { part }
  })
}

function receiveEvents(app: FastifyInstance, { database, config, log, identity: provider }: Shared): void {
  app.post('/webhooks/stripe-identity', { bodyLimit: 1_048_576 }, async (request, reply) => {
    if (!provider) throw nothing()
    const signature = request.headers['stripe-signature']
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    try {
      const sessionId = provider.readEvent(raw, typeof signature === 'string' ? signature : undefined)
      if (sessionId) await receiveFinding({ db: database.db, config, provider }, sessionId)
      return { received: true }
    } catch (error) {
      if (!(error instanceof UnsignedEvent)) throw error
      log.warn({ requestId: request.id }, 'a webhook was not signed by the provider')
      return reply.code(400).send({ received: false })
    }
  })
}
