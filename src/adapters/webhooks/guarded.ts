import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { allowedAddresses, checkedLookup, hostOf, isUsableTarget } from '../../kit/server/public-address.ts'
import type { WebhookSender } from './webhooks.ts'

/** A system that hasn't answered by then (ms) is asked again later. */
const longestMs = 15_000
/** As much of an answer as the log keeps. */
const answerBytes = 2_000

/** `agent` is what it calls itself. `loopback` allows a receiver on this machine: for whoever runs the product there. */
export type WebhookOptions = { agent: string; loopback: boolean; patienceMs?: number }

/**
 * Deliveries over the real network. Where they go is what a customer wrote: only https to addresses that are everyone's. A
 * name is resolved once and the connection goes to what was checked.
 */
export function guardedWebhooks({ agent, loopback, patienceMs = longestMs }: WebhookOptions): WebhookSender {
  const isAllowed = allowedAddresses(loopback)
  return {
    send: async ({ url: address, headers, body }) => {
      const began = performance.now()
      const tookMs = () => Math.round(performance.now() - began)
      const url = new URL(address)
      if (!isUsableTarget(url, isAllowed)) return { status: null, why: notPublic, tookMs: 0 }
      const signal = AbortSignal.timeout(patienceMs)
      try {
        const response = await post(url, { ...headers, 'user-agent': agent }, body, isAllowed, signal)
        const status = response.statusCode ?? 0
        const text = await readStart(response)
        return { status, text, afterMs: retryAfterMs(response.headers['retry-after']), tookMs: tookMs() }
      } catch (error) {
        return { status: null, why: signal.aborted ? tooSlow(patienceMs) : wordsOf(error), tookMs: tookMs() }
      }
    },
  }
}

const notPublic = 'The address isn’t public.'
const tooSlow = (ms: number) => `No response within ${Math.round(ms / 1_000)} seconds.`

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise((answer, fail) => {
    request(
      {
        host: hostOf(url),
        port: url.port || undefined,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        lookup: checkedLookup(isAllowed, () => new Error(notPublic)),
        signal,
        // A connection of its own: one that is kept open was checked for another name.
        agent: false,
      },
      answer,
    )
      .on('error', fail)
      .end(body)
  })
}

/** The start of an answer as text; the rest is never read. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size >= answerBytes) break
    }
  } finally {
    response.destroy()
  }
  // A database stores neither zero bytes nor half a character.
  return Buffer.concat(parts).subarray(0, answerBytes).toString('utf8').replaceAll('\0', '').toWellFormed()
}

function retryAfterMs(header: string | undefined): number | null {
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was dropped.',
  ENOTFOUND: 'There’s no host with this name.',
  EAI_AGAIN: 'We couldn’t look up the host.',
  ETIMEDOUT: 'The connection timed out.',
  EHOSTUNREACH: 'We couldn’t reach the host.',
}

function wordsOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  if (reasons[code]) return reasons[code]
  return /CERT|TLS|SSL/i.test(code) ? `The host’s certificate isn’t valid (${code}).` : message.slice(0, 200)
}
