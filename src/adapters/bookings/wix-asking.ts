import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { type BookingAccess, BookingProblem } from './bookings.ts'

/** A system that hasn’t answered by then (ms) is asked again later. */
const patienceMs = 10_000
const usualBase = 'https://www.wixapis.com'

export type Settings = { WIX_API_BASE?: string | undefined; patienceMs?: number }
export type At = Pick<BookingAccess, 'key' | 'siteId'>
type Ask = <Schema extends z.ZodMiniType>(
  at: At,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: unknown,
) => Promise<z.output<Schema>>

/** One request to a site, whose answer has the shape that is documented. */
export function asker(settings: Settings): Ask {
  const base = () => (settings.WIX_API_BASE ?? usualBase).replace(/\/$/, '')
  return async ({ key, siteId }, method, path, schema, body) => {
    const answer = await send(`${base()}${path}`, settings.patienceMs ?? patienceMs, {
      method,
      headers: { authorization: key, 'wix-site-id': siteId, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status } = answer
    if (status === 401 || status === 403) throw new BookingProblem('denied', 'the key doesn’t open this site')
    if (status === 404) throw new BookingProblem('missing', 'answered 404')
    if (status === 429 || status >= 500) throw new BookingProblem('down', `answered ${status}`)
    if (status >= 300) throw new BookingProblem('refused', `answered ${status}`)
    return read(schema, answer.text)
  }
}

/** What changes nothing is asked once more where nothing came back. */
export async function askTwice<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  return asking().catch((error: unknown) => {
    if (error instanceof BookingProblem && error.reason === 'down') return asking()
    throw error
  })
}

type Request = { method: string; headers: Record<string, string>; body?: string }

/**
 * One try, without following a redirect, on a connection of its own: the system may just be closing a kept one, and what may
 * be asked only once would be lost with it.
 */
async function send(address: string, patience: number, { body, ...init }: Request) {
  const url = new URL(address)
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  try {
    const response = await new Promise<IncomingMessage>((answer, fail) => {
      request(url, { ...init, agent: false, signal: AbortSignal.timeout(patience) }, answer)
        .on('error', fail)
        .end(body)
    })
    return { status: response.statusCode ?? 0, text: await text(response) }
  } catch (cause) {
    throw new BookingProblem('down', 'no answer', { cause })
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: string): z.output<Schema> {
  let body: unknown
  try {
    body = JSON.parse(answer)
  } catch (cause) {
    throw new BookingProblem('outdated', 'answered with something other than JSON', { cause })
  }
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new BookingProblem('outdated', `the answer has an unexpected shape: ${where}`)
}
