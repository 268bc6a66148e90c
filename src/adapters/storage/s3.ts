import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkedKey, type Storage } from './storage.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How long the store may take to answer, in milliseconds; four times that where it is sent something. */
  answerWithinMs?: number
}

/** Larger files are sent in parts of this size, in bytes: each fits into memory and can be sent again. The protocol's least is 5 MB. */
const partBytes = 16_000_000

/** An S3-compatible store, addressed by path (`endpoint/bucket/key`). What it refuses for the moment is asked three times more. */
export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  answerWithinMs = 15_000,
}: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`
  /**
   * A store that is silent holds nobody up: what it has begun to answer may take its time.
   * The limit is raced as well as signalled, because a `Request`'s own signal is lost when Node collects the request.
   */
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const silent = new AbortController()
    const limitMs = init.body ? 4 * answerWithinMs : answerWithinMs
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const error = new Error(`the object store gave no answer in ${limitMs} ms`)
      late.reject(error)
      silent.abort(error)
    }, limitMs)
    try {
      return await Promise.race([
        client.fetch(url, { ...init, redirect: 'error', signal: silent.signal }),
        late.promise,
      ])
    } finally {
      clearTimeout(timer)
    }
  }
  /** Sends a request whose answer must be a yes. */
  const send = async (key: string, query: string, init: RequestInit): Promise<Response> => {
    const response = await ask(urlOf(key) + query, init)
    if (!response.ok) throw await refusal(response, key)
    return response
  }
  return {
    put: async (key, path, mime) => {
      const { size } = await stat(path)
      const headers = { 'content-type': mime }
      if (size > partBytes) return putInParts(send, key, path, headers)
      const response = await send(key, '', { method: 'PUT', headers, body: await readPart(path, 0, size) })
      await response.body?.cancel()
    },
    open: async (key, range) => {
      const response = await ask(urlOf(key), range ? { headers: { range: `bytes=${range.from}-${range.to}` } } : {})
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || !response.body) throw await refusal(response, key)
      return Readable.fromWeb(response.body as ReadableStream)
    },
    stat: async (key) => {
      const response = await ask(urlOf(key), { method: 'HEAD' })
      if (response.status === 404) return null
      if (!response.ok) throw await refusal(response, key)
      return { bytes: Number(response.headers.get('content-length')) }
    },
    remove: async (key) => {
      const response = await ask(urlOf(key), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await refusal(response, key)
      await response.body?.cancel()
    },
  }
}

type Send = (key: string, query: string, init: RequestInit) => Promise<Response>

/** A multipart upload: nobody sees the object before its last part is confirmed, and nothing stays when one fails. */
async function putInParts(send: Send, key: string, path: string, headers: Record<string, string>): Promise<void> {
  const { size } = await stat(path)
  const begun = await send(key, '?uploads=', { method: 'POST', headers })
  const upload = encodeURIComponent(valueOf(await begun.text(), 'UploadId'))
  try {
    const parts: string[] = []
    for (let from = 0; from < size; from += partBytes) {
      const number = parts.length + 1
      const body = await readPart(path, from, Math.min(partBytes, size - from))
      const sent = await send(key, `?partNumber=${number}&uploadId=${upload}`, { method: 'PUT', body })
      await sent.body?.cancel()
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${sent.headers.get('etag')}</ETag></Part>`)
    }
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    // The store says yes before it has put the parts together: its last word is in the text.
    valueOf(await (await send(key, `?uploadId=${upload}`, { method: 'POST', body })).text(), 'ETag')
  } catch (error) {
    await send(key, `?uploadId=${upload}`, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
}

async function readPart(path: string, from: number, bytes: number): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(path)
  try {
    const part = Buffer.alloc(bytes)
    const { bytesRead } = await handle.read(part, 0, bytes, from)
    if (bytesRead < bytes) throw new Error(`${path} became shorter while it was sent`)
    return part
  } finally {
    await handle.close()
  }
}

/** The text of one element of an answer. */
function valueOf(xml: string, element: string): string {
  const found = new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1]
  if (!found) throw new Error(`the object store answered without ${element}: ${xml.slice(0, 300)}`)
  return found
}

async function refusal(response: Response, key: string): Promise<Error> {
  return new Error(`the object store answered ${response.status} for ${key}: ${(await response.text()).slice(0, 300)}`)
}
