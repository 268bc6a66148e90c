import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { ByteRange, Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { readRange } from './range.ts'
import type { MediaParts } from './route-parts.ts'
import { isSigned } from './signing.ts'
import { files, type StoredFile } from './tables.ts'
import { uploadRoutes } from './uploads.ts'
import { createVariants, type Variant, variantWidths } from './variants.ts'

type MediaRequest = FastifyRequest<{
  Params: { variant: string; '*': string }
  Querystring: { exp?: string; sig?: string; download?: string }
}>

const nothing =
  'This file isn’t available, or its link has expired. Go back to the page you came from and open it again.'

/** `GET /media/{variant}/{file_path}` and the resumable uploads under `/uploads`. */
export function mediaRoutes(app: FastifyInstance, parts: MediaParts): void {
  const { database, config, storage } = parts
  const variantOf = createVariants(storage)
  uploadRoutes(app, parts)

  const answer = async (request: MediaRequest, reply: FastifyReply) => {
    const { variant, '*': path } = request.params
    const file = await fileAt(database, path)
    // A private file answers strangers as if it did not exist.
    if (!file || (file.visibility === 'private' && !maySee(config, file, request)))
      throw new CallError('not-found', nothing)
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'self'")
    if (variant === 'original') return sendOriginal(storage, file, request, reply)
    if (!isVariant(variant)) throw new CallError('not-found', nothing)
    const picture = await pictureOf(database, file)
    if (!picture) throw new CallError('not-found', nothing)
    const format = /image\/webp|\*\/\*|image\/\*/.test(request.headers.accept ?? '') ? 'webp' : 'jpeg'
    void reply.header('vary', 'accept')
    const tag = `"${picture.contentHash}-${variant}-${format}"`
    if (holds(request, tag)) return kept(reply, file, tag).code(304).send()
    const key = await variantOf(picture, variant, format)
    const body = await openFor(request, storage, key)
    return kept(reply, file, tag).type(`image/${format}`).send(body)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/media/:variant/*', handler: answer })
}

const isVariant = (name: string): name is Variant => Object.hasOwn(variantWidths, name)

/** What is shown of a file in other sizes: the poster of a video, once it has one. */
async function pictureOf(database: MediaParts['database'], file: StoredFile): Promise<StoredFile | undefined> {
  if (file.kind === 'image') return file
  if (!file.posterPath) return undefined
  return fileAt(database, file.posterPath)
}

/** What was just brought a replica may not have yet. */
async function fileAt({ db, replica }: MediaParts['database'], path: string): Promise<StoredFile | undefined> {
  const find = async (on: Db) => (await on.select().from(files).where(eq(files.path, path)))[0]
  return (replica?.shows() ? await find(replica.db) : undefined) ?? find(db)
}

/**
 * Whether the address of a private file is signed for this. What a page shows of it is no right to its original, but for
 * the player of a video or voice note, which there is no smaller one of, and for a document, which is always a download.
 */
function maySee(config: Config, file: StoredFile, { params, query }: MediaRequest): boolean {
  if (isSigned(config, file.path, query, 'media-original')) return true
  if (file.kind === 'document') return isSigned(config, file.path, query, 'media')
  const isShown = params.variant !== 'original' || (file.kind !== 'image' && query.download === undefined)
  return isShown && isSigned(config, file.path, query, 'media')
}

/** What browsers and caches keep, once the bytes are there: whatever failed is asked for again. */
function kept(reply: FastifyReply, file: StoredFile, tag: string): FastifyReply {
  const lasting = file.visibility === 'public' ? 'public, max-age=31536000, immutable' : 'private, max-age=3600'
  return reply.header('etag', tag).header('cache-control', lasting)
}

/** Whether the asker has it already (RFC 9110 §13.1.2). */
function holds(request: FastifyRequest, tag: string): boolean {
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return held.includes(tag) || held.includes('*')
}

/** The bytes of a file; none for a HEAD, which would only read them to throw them away. */
async function openFor({ method }: FastifyRequest, storage: Storage, key: string, range?: ByteRange) {
  if (method === 'HEAD') return null
  const body = await storage.open(key, range)
  if (!body) throw new Error(`the store has lost ${key}`)
  return body
}

async function sendOriginal(
  storage: Storage,
  file: StoredFile,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = `original/${file.path}`
  const tag = `"${file.contentHash}"`
  if (holds(request, tag)) return kept(reply, file, tag).code(304).send()
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === tag
  const range = readRange(isSame ? request.headers.range : undefined, file.bytes)
  const ending = `.${file.path.split('.').at(-1)}`
  const { download } = request.query
  const isShown = download === undefined && file.kind !== 'document'
  const named = download?.toLowerCase().endsWith(ending) ? `; filename*=UTF-8''${encodeURIComponent(download)}` : ''
  void reply
    .header('accept-ranges', 'bytes')
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${file.uid}${ending}"${named}`)
    .type(file.mime)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  const body = await openFor(request, storage, key, range ?? undefined)
  kept(reply, file, tag)
  if (range) void reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`)
  return reply.header('content-length', range ? range.to - range.from + 1 : file.bytes).send(body)
}
