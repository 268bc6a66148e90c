import type { IncomingMessage } from 'node:http'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { CallError, errorStatus } from '../../../kit/contract/errors.ts'
import { errorBody } from '../../../kit/server/http.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import { dayMs } from '../../../kit/server/clock.ts'
import { checkContent, maxBytes } from '../content-checks.ts'
import { ingestFile } from './ingest.ts'
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
export function uploadRoutes(app: FastifyInstance, { database, config, storage, accountOf }: MediaParts): void {
  const store = uploadStore(config.DATA_DIR)
  const limiter = sharedLimiter(
    database,
    'uploads',
    uploadsPerHour,
    3600,
    'That is a lot of files at once. Please wait a while.',
  )
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
      return { metadata: { filename: name, ownerUid } }
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      const upload = await store.getUpload(id)
      if (upload.metadata?.ownerUid !== accountBehind(request))
        throw new CallError('not-found', 'There is no such upload.')
    },
    onUploadFinish: async (_request, upload) => ({ headers: { 'x-file-uid': await finish(upload) } }),
    onResponseError: (_request, error) => {
      if (!(error instanceof Error)) return undefined
      const known =
        error instanceof CallError
          ? error
          : new CallError('internal', 'Something went wrong on our side. Please try again.')
      if (known !== error) app.log.error({ err: error }, 'an upload failed')
      return {
        status_code: errorStatus[known.code],
        body: JSON.stringify(errorBody(known.code, known.message, known.details)),
      }
    },
  })

  const finishing = new Map<string, Promise<string>>()
  /** The uid of the file that an upload became. Whoever asks while it is looked at waits for the same answer. */
  function finish(upload: Upload): Promise<string> {
    const known = upload.metadata?.fileUid
    if (known) return Promise.resolve(known)
    let work = finishing.get(upload.id)
    if (!work) {
      work = takeIn(upload).finally(() => finishing.delete(upload.id))
      finishing.set(upload.id, work)
    }
    return work
  }

  async function takeIn(upload: Upload): Promise<string> {
    const path = join(store.directory, upload.id)
    const { filename, ownerUid } = upload.metadata as { filename: string; ownerUid: string }
    try {
      const file = await ingestFile({ db: database.db, storage }, { path, name: filename, ownerUid })
      await remember(upload, path, file.uid)
      return file.uid
    } catch (error) {
      if (error instanceof CallError) await store.remove(upload.id)
      throw error
    }
  }

  /** Keeps the outcome and the length of a finished upload, and gives back its disk space. */
  async function remember(upload: Upload, path: string, fileUid: string): Promise<void> {
    // The offset is the file's length; a record whose own says that it is complete would be kept for ever.
    const { id, size, creation_date, metadata } = upload
    await store.configstore.set(
      id,
      new Upload({
        id,
        size: must(size, 'size'),
        creation_date: must(creation_date, 'creation_date'),
        offset: 0,
        metadata: { ...metadata, fileUid },
      }),
    )
    await truncate(path, 0)
    await truncate(path, must(upload.size, 'size'))
  }

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
    scope.post('/uploads', async (request, reply) => {
      accounts.set(request.raw, await accountOf(request))
      reply.hijack()
      await server.handle(request.raw, reply.raw)
    })
  })
}

/** Where parts of uploads wait for the rest. Several processes must share this folder, or keep a caller on one of them. */
export function uploadStore(dataDir: string): FileStore {
  return new FileStore({ directory: join(dataDir, 'uploads'), expirationPeriodInMilliseconds: uploadLifeMs })
}
