import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP } from 'node:net'
import { first } from '../../kit/contract/must.ts'
import { checkedLookup, hostOf, isLoopback, isPublicAddress } from '../../kit/server/public-address.ts'
import { WebsiteError, type WebPage, type WebPicture, type Websites } from './websites.ts'

const longestMs = 5_000
const mostRedirects = 3
const pageBytes = 1_000_000
const pictureBytes = 6_000_000
const calendarBytes = 5_000_000
const pictureTypes = /^image\/(?:jpeg|png|webp|gif|avif)\b/

/** `agent` is what it calls itself. `loopback` is for tests, whose websites are on this machine; no setting reaches it. */
export type GuardOptions = { agent: string; loopback?: boolean }

/**
 * Reads websites over the real network and never this one: http and https on their own ports, and only of addresses that
 * are everyone's. A name is resolved once and the connection goes to what was checked, also after each redirect.
 */
export function guardedWebsites(options: GuardOptions): Websites {
  return {
    readPage: async (address) => {
      const { response, url, signal } = await open(address, 'text/html', options)
      if (!/^text\/html\b/i.test(typeOf(response))) throw refuse(response, 'type')
      const { bytes } = await readUpTo(response, pageBytes, signal)
      return { address: url.href, html: decode(bytes, typeOf(response)) } satisfies WebPage
    },
    readPicture: async (address) => {
      const { response, url, signal } = await open(address, 'image/*', options)
      const type = typeOf(response)
      if (!pictureTypes.test(type)) throw refuse(response, 'type')
      const { bytes, isWhole } = await readUpTo(response, pictureBytes, signal)
      if (!isWhole) throw new WebsiteError('size')
      const name = url.pathname.split('/').findLast(Boolean)?.slice(-80) ?? 'picture'
      return { name, type: first(type.split(';')), bytes } satisfies WebPicture
    },
    readCalendar: async (address) => {
      const { response, signal } = await open(address, 'text/calendar', options)
      const { bytes, isWhole } = await readUpTo(response, calendarBytes, signal)
      if (!isWhole) throw new WebsiteError('length')
      return decode(bytes, typeOf(response))
    },
  }
}

async function open(address: string, accept: string, options: GuardOptions) {
  const signal = AbortSignal.timeout(longestMs)
  let url = parse(address, options)
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, accept, options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      if (redirects === mostRedirects) throw new WebsiteError('redirects')
      if (!URL.canParse(headers.location, url)) throw new WebsiteError('address')
      url = parse(new URL(headers.location, url).href, options)
      continue
    }
    if (statusCode !== 200) throw refuse(response, 'unreachable')
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse(response, 'type')
    return { response, url, signal }
  }
}

/** Refuses what is no address of a public website, before anything is asked. */
function parse(address: string, options: GuardOptions): URL {
  if (!URL.canParse(address)) throw new WebsiteError('address')
  const url = new URL(address)
  const host = hostOf(url)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw new WebsiteError('address')
  if (url.port !== '' && !options.loopback) throw new WebsiteError('address')
  if (isIP(host) && !isAllowed(host, options)) throw new WebsiteError('unreachable')
  return url
}

function isAllowed(address: string, { loopback = false }: GuardOptions): boolean {
  return isPublicAddress(address) || (loopback && isLoopback(address))
}

function ask(url: URL, accept: string, options: GuardOptions, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((answer, fail) => {
    const request = url.protocol === 'https:' ? tlsRequest : plainRequest
    request(
      {
        host: hostOf(url),
        port: url.port || undefined,
        path: url.pathname + url.search,
        lookup: checkedLookup(
          (found) => isAllowed(found, options),
          () => new WebsiteError('unreachable'),
        ),
        signal,
        // A connection of its own: one that is kept open was checked for another name.
        agent: false,
        headers: { host: url.host, accept, 'accept-encoding': 'identity', 'user-agent': options.agent },
      },
      answer,
    )
      .on('error', (error) => fail(asWebsiteError(error, signal)))
      .end()
  })
}

async function readUpTo(response: IncomingMessage, most: number, signal: AbortSignal) {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size > most) break
    }
  } catch (error) {
    throw asWebsiteError(error, signal)
  } finally {
    response.destroy()
  }
  return { bytes: Buffer.concat(parts).subarray(0, most), isWhole: size <= most }
}

function decode(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i
  const label = (named.exec(type) ?? named.exec(bytes.subarray(0, 2_048).toString('latin1')))?.[1]
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

const typeOf = (response: IncomingMessage) => response.headers['content-type'] ?? ''

function refuse(response: IncomingMessage, reason: WebsiteError['reason']): WebsiteError {
  response.destroy()
  return new WebsiteError(reason)
}

function asWebsiteError(error: unknown, signal: AbortSignal): WebsiteError {
  if (error instanceof WebsiteError) return error
  return new WebsiteError(signal.aborted ? 'slow' : 'unreachable', error)
}
