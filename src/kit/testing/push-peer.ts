import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A browser as a push service knows it: its address there, and its keys, of which it keeps the private part. */
export type PushBrowser = {
  address: { endpoint: string; p256dh: string; auth: string }
  /** What it was sent, read with its keys. */
  messages: unknown[]
  /** The headers of each request, refused ones as well. */
  requests: IncomingHttpHeaders[]
  /** Answers all further requests for it with this status, and a `Retry-After` where there is one. */
  answer: (status: number, retryAfter?: string) => void
}

/** A push service of one's own (RFC 8030), with the browsers that it serves. */
export type PushPeer = { openBrowser: () => PushBrowser; close: () => Promise<void> }

export async function pushPeer(): Promise<PushPeer> {
  const browsers = new Map<
    string,
    (headers: IncomingHttpHeaders, body: Buffer) => [status: number, retryAfter?: string]
  >()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const take = request.method === 'POST' ? browsers.get(request.url ?? '') : undefined
      const [status, retryAfter] = take?.(request.headers, body) ?? [404]
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    openBrowser: () => {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const keys = createECDH('prime256v1')
      const own = keys.generateKeys()
      const auth = randomBytes(16)
      const messages: unknown[] = []
      const requests: IncomingHttpHeaders[] = []
      let answer: [status: number, retryAfter?: string] = [201]
      browsers.set(path, (headers, body) => {
        requests.push(headers)
        if (answer[0] === 201) messages.push(JSON.parse(open(body, keys, own, auth)))
        return answer
      })
      return {
        address: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          p256dh: own.toString('base64url'),
          auth: auth.toString('base64url'),
        },
        messages,
        requests,
        answer: (status, retryAfter) => {
          answer = retryAfter ? [status, retryAfter] : [status]
        },
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Reads one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291, section 3.4. */
function open(body: Buffer, keys: ReturnType<typeof createECDH>, own: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const end = 21 + body.readUInt8(20)
  const sender = body.subarray(21, end)
  const sealed = body.subarray(end)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // What follows the last mark is padding.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}
