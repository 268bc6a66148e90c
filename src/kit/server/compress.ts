import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this (bytes) an answer fits into one packet as it is. */
const smallestBytes = 1_024
const compressible = /^(text\/(?!event-stream)|application\/([\w.+-]*json|[\w.+-]*xml|javascript|manifest)|image\/svg)/
/** Quick rather than small: files that can be compressed beforehand are (`tools/build/precompress.ts`). */
const ways = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 5 }),
}

export type Way = keyof typeof ways

/**
 * Compresses what the server writes as text (pages, answers of calls, calendars), off the main thread, for whoever can read
 * it. Streams pass as they are: files were compressed when they were built, pictures and videos are by nature.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (Buffer.byteLength(payload) < smallestBytes || !isCompressible(reply)) return payload
    addVary(reply)
    const way = chosenWay(request.headers['accept-encoding'])
    if (!way) return payload
    weakenTag(reply)
    void reply.header('content-encoding', way).removeHeader('content-length')
    return ways[way](typeof payload === 'string' ? Buffer.from(payload) : payload)
  })
}

function isCompressible(reply: FastifyReply): boolean {
  // A part of something is counted in its own bytes.
  if (reply.hasHeader('content-encoding') || reply.statusCode === 206) return false
  return compressible.test(String(reply.getHeader('content-type') ?? ''))
}

/** What the reader prefers of what we have; with `q=0` it is refused (RFC 9110 §12.5.3). */
export function chosenWay(accepted: string | string[] | undefined): Way | null {
  if (accepted === undefined) return null
  const offers = String(accepted)
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/))
  const takes = (name: string) => offers.some(([offer, q = '1']) => offer === name && Number(q) > 0)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

function addVary(reply: FastifyReply): void {
  const varies = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(varies))
    void reply.header('vary', varies ? `${varies}, accept-encoding` : 'accept-encoding')
}

/** The same text in other bytes is no longer the same to the byte (RFC 9110 §8.8.1). */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) void reply.header('etag', `W/${tag}`)
}
