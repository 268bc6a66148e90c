import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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
}

/** An S3-compatible store, addressed by path (`endpoint/bucket/key`). */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`
  return {
    put: async (key, path, mime) => {
      const { size } = await stat(path)
      // Signed without its body, which is sent as it is read: a video does not fit into memory. A stream cannot be sent twice.
      const signed = await client.sign(urlOf(key), {
        method: 'PUT',
        headers: { 'content-type': mime, 'content-length': String(size), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      })
      const body = Readable.toWeb(createReadStream(path)) as ReadableStream
      const response = await fetch(signed.url, {
        method: 'PUT',
        headers: signed.headers,
        body,
        duplex: 'half',
      } as RequestInit)
      await finish(response, key)
    },
    open: async (key, range) => {
      const response = await client.fetch(
        urlOf(key),
        range ? { headers: { range: `bytes=${range.from}-${range.to}` } } : {},
      )
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || !response.body) throw await refusal(response, key)
      return Readable.fromWeb(response.body as ReadableStream)
    },
    stat: async (key) => {
      const response = await client.fetch(urlOf(key), { method: 'HEAD' })
      if (response.status === 404) return null
      if (!response.ok) throw await refusal(response, key)
      return { bytes: Number(response.headers.get('content-length')) }
    },
    remove: async (key) => {
      const response = await client.fetch(urlOf(key), { method: 'DELETE' })
      if (response.status === 404) await response.body?.cancel()
      else await finish(response, key)
    },
  }
}

async function finish(response: Response, key: string): Promise<void> {
  if (!response.ok) throw await refusal(response, key)
  await response.body?.cancel()
}

async function refusal(response: Response, key: string): Promise<Error> {
  return new Error(`the object store answered ${response.status} for ${key}: ${(await response.text()).slice(0, 300)}`)
}
