import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { allowedAddresses, checkedLookup, hostOf, isUsableTarget } from '../../kit/server/public-address.ts'
import type { PushMessage, PushOutcome, PushService } from './push.ts'

/** Loaded when it is needed. */
const load = async () => (await import('web-push')).default

/** A push service that says nothing for so long (ms) is asked again later. */
const longestMs = 10_000

/** `contact` is told to push services, which write there when something is wrong. `loopback` allows one on this machine: for who runs the product there. */
export type WebPushOptions = { contact: string; loopback: boolean }

type Sealed = { url: URL; headers: Record<string, string>; body: Buffer }

/**
 * Push services over the real network. Where a message goes is what a browser said, and so what anybody can write: only
 * https to addresses that are everyone's, without following a redirect.
 */
export function webPushService({ contact, loopback }: WebPushOptions): PushService {
  const isAllowed = allowedAddresses(loopback)
  return {
    makeKeys: async () => (await load()).generateVAPIDKeys(),
    send: async (message) => {
      const url = URL.parse(message.to.endpoint)
      if (!url || !isUsableTarget(url, isAllowed)) return { is: 'gone' }
      try {
        return await post(await seal(url, message, contact), isAllowed)
      } catch (error) {
        return { is: 'later', why: error instanceof Error ? error.message : String(error), afterMs: null }
      }
    },
  }
}

/** The message so that only its browser can read it (RFC 8291), signed as ours (RFC 8292). */
async function seal(url: URL, message: PushMessage, contact: string): Promise<Sealed> {
  const { to, payload, keys, ttlSeconds, isUrgent, topic } = message
  const { endpoint, p256dh, auth } = to
  const { headers, body } = (await load()).generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttlSeconds,
    urgency: isUrgent ? 'high' : 'normal',
    topic,
    contentEncoding: 'aes128gcm',
  })
  return { url, headers: headers as Record<string, string>, body: body as Buffer }
}

function post({ url, headers, body }: Sealed, isAllowed: (address: string) => boolean): Promise<PushOutcome> {
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise((answer, fail) => {
    send(
      {
        host: hostOf(url),
        port: url.port || undefined,
        path: url.pathname + url.search,
        method: 'POST',
        headers,
        lookup: checkedLookup(isAllowed, () => new Error('not a public address')),
        signal: AbortSignal.timeout(longestMs),
        agent: false,
      },
      (response) => {
        response.resume()
        answer(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']))
      },
    )
      .on('error', fail)
      .end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const why = `answered ${status}`
  if (status !== 429 && status < 500) return { is: 'refused', why }
  const seconds = Number(retryAfter)
  return { is: 'later', why, afterMs: Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null }
}
