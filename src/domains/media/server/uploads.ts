import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { EVENTS, Server } from '@tus/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mustGet } from '../../../kit/contract/must.ts'
import { CallError, errorStatus } from '../../../kit/contract/errors.ts'
import { errorBody } from '../../../kit/server/http.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import { dayMs } from '../../../kit/server/clock.ts'
import { checkContent, maxBytes } from '../content-checks.ts'
import { finishedUploads } from './finished-uploads.ts'
import { freeRoom, takeRoom } from './room.ts'
import type { MediaParts } from './route-parts.ts'

/** An upload that nobody goes on with is thrown away after this time. */
export const uploadLifeMs = 2 * dayMs
/** Uploads that one account may begin in an hour. */
const uploadsPerHour = 200

/**
 * Resumable uploads by the tus protocol, for signed-in accounts (Bearer token), each seeing its own alone.
 * The last part's answer carries the new file in `x-file-uid`, and so does asking how far a finished upload got:
 * whoever missed the answer does not send everything again, not even when the server died before it could look at the file.
 */
export function uploadRoutes(app: FastifyInstance, parts: MediaParts): void {
  const { database, config, accountOf } = parts
  const store = uploadStore(config.DATA_DIR)
  const limiter = sharedLimiter(
    database,
    'uploads',
    uploadsPerHour,
    3600,
    'Too many uploads at once. Wait a few minutes, then try again.',
  )
  const { finish } = finishedUploads(store, parts, app.log)
  const accounts = new WeakMap<IncomingMessage, string>()
  const accountBehind = (request: { runtime?: { node?: { req: unknown } } }) =>
    mustGet(accounts, request.runtime?.node?.req as IncomingMessage)

  const server = new Server({
    path: '/uploads',
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: maxBytes.video,
    onUploadCreate: async (request, upload) => {
      const ownerUid = accountBehind(request)
      await limiter.take(ownerUid)
      const name = upload.metadata?.filename?.slice(0, 200) ?? ''
      const wrong = checkContent({ name, bytes: upload.size ?? 0 }).find((check) => !check.ok)
      if (wrong)
        throw new CallError('invalid-argument', `${wrong.cause} ${wrong.fix}`, { details: { checks: [wrong] } })
      await takeRoom(database.db, ownerUid, { id: upload.id, bytes: upload.size ?? 0 }, uploadLifeMs)
      return { metadata: { filename: name, ownerUid } }
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      const upload = await store.getUpload(id)
      if (upload.metadata?.ownerUid !== accountBehind(request))
        throw new CallError('not-found', 'We couldn’t find that upload.')
    },
    onUploadFinish: async (_request, upload) => ({ headers: { 'x-file-uid': await finish(upload) } }),
    onResponseError: (_request, error) => (error instanceof Error ? refusalOf(error, app.log) : undefined),
  })

  server.on(EVENTS.POST_TERMINATE, (_request, _response, id) => void freeRoom(database.db, id))

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.route({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
      url: '/uploads/*',
      handler: async (request, reply) => {
        accounts.set(request.raw, await accountOf(request))
        const id = (request.params as { '*': string })['*']
        const asked = request.method === 'HEAD' ? await store.getUpload(id).catch(() => null) : null
        if (asked && asked.offset === asked.size && asked.metadata?.ownerUid === accounts.get(request.raw))
          reply.raw.setHeader('x-file-uid', await finish(asked))
        reply.hijack()
        await server.handle(request.raw, reply.raw)
      },
    })
    // What can be done here, for whoever asks first.
    for (const url of ['/uploads', '/uploads/*'])
      scope.options(url, async (request, reply) => {
        reply.hijack()
        await server.handle(request.raw, reply.raw)
      })
    scope.post('/uploads', async (request, reply) => {
      accounts.set(request.raw, await accountOf(request))
      reply.hijack()
      await server.handle(request.raw, reply.raw)
    })
  })
}

/** Where parts of uploads wait for the rest. Several processes must share this folder, or keep a caller on one of them. */
export function uploadStore(dataDir: string): FileStore {
  const directory = join(dataDir, 'uploads')
  // The store makes its folder without waiting for it: whoever asks it at once would find none.
  mkdirSync(directory, { recursive: true })
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: uploadLifeMs })
  // Room is taken for a whole file before it begins: its length has to be known.
  store.extensions = store.extensions.filter((one) => one !== 'creation-defer-length')
  return store
}

/** What a refused upload is answered; what we did not expect is logged and said calmly. */
function refusalOf(error: Error, log: FastifyBaseLogger): { status_code: number; body: string } {
  const known =
    error instanceof CallError
      ? error
      : new CallError('internal', 'Something went wrong on our side. Please try again.')
  if (known !== error) log.error({ err: error }, 'an upload failed')
  return {
    status_code: errorStatus[known.code],
    body: JSON.stringify(errorBody(known.code, known.message, known.details)),
  }
}
