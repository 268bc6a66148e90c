import { request } from 'node:http'
import { Readable } from 'node:stream'

export type Network = (path: string, init?: RequestInit) => Promise<Response>

/**
 * How a page reaches its server, over HTTP, with the session's cookie as a browser keeps it. The window's own `fetch` reports
 * every refusal in the console of the test run.
 */
export function networkOf(server: string, cookie: string | null): Network {
  let session = cookie
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(path, server)
      const mayKnow = url.pathname.startsWith('/auth/') && init.credentials !== 'omit' && session
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        origin: server,
        ...(mayKnow && { cookie: `plusone_session=${session}` }),
      }
      const sent = request(url, { method: init.method ?? 'GET', headers }, (answer) => {
        const set = answer.headers['set-cookie']?.map((one) => /^plusone_session=([^;]*)/.exec(one)?.[1]).at(0)
        if (set !== undefined) session = set
        const status = answer.statusCode ?? 500
        const body = status === 204 ? null : Readable.toWeb(answer)
        resolve(new Response(body as ReadableStream | null, { status, headers: flatten(answer.headers) }))
      })
      sent.on('error', reject)
      init.signal?.addEventListener('abort', () => sent.destroy(new DOMException('The page has gone.', 'AbortError')))
      sent.end(init.body)
    })
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
