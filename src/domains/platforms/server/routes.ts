import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Platforms,
  platformIds,
  UnsignedCallback,
  type Withdrawal,
} from '../../../adapters/platforms/platforms.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import { forgetWithdrawn } from './withdrawn.ts'

type Shared = { database: Database; config: Config; log: Log; platforms: Platforms }

/** What signs the codes by which people see that their data is gone. */
const purpose = 'platform-deletion'
const bodyLimit = 65_536
const nothing = () => new CallError('not-found', 'There’s nothing at this address.')

/**
 * `/webhooks/platforms/{platform}`: a platform says that an owner took our access back, or wants their data deleted. Either way
 * what was read goes at once. The answer is the one that Meta asks for of its deletion callback, and means nothing to others.
 */
export async function platformRoutes(app: FastifyInstance, shared: Shared): Promise<void> {
  const { config } = shared
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/platforms/:platform', { bodyLimit }, (request, reply) => receive(shared, request, reply))
  })
  app.get('/webhooks/platforms/deleted/:code', async (request, reply) => {
    const { code } = request.params as { code: string }
    const [time = '', signature = ''] = code.split('.')
    if (!isSigned(config, purpose, signature, time)) throw nothing()
    const day = new Date(Number(time)).toISOString().slice(0, 10)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Your connected account and everything we read from it were deleted on ${day}.\nConfirmation code: ${code}\n`,
      )
  })
}

async function receive({ database, config, log, platforms }: Shared, request: FastifyRequest, reply: FastifyReply) {
  const { platform: name } = request.params as { platform: string }
  const id = platformIds.find((one) => one === name)
  const platform = id && platforms[id]
  if (!platform?.readWithdrawal) throw nothing()
  const signature = request.headers['tiktok-signature']
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  let withdrawal: Withdrawal | null
  try {
    withdrawal = platform.readWithdrawal({ raw, signature: typeof signature === 'string' ? signature : undefined })
  } catch (error) {
    if (!(error instanceof UnsignedCallback)) throw error
    log.warn({ requestId: request.id, platform: name }, 'a callback was not signed by the platform')
    return reply.code(400).send({ received: false })
  }
  if (withdrawal) await forgetWithdrawn({ db: database.db, config }, platform.id, withdrawal)
  const time = String(now().getTime())
  const code = `${time}.${sign(config, purpose, time)}`
  return { url: `${config.publicUrl}/webhooks/platforms/deleted/${code}`, confirmation_code: code }
}
