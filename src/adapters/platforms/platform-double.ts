import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Request = {
  method: string
  path: string
  search: URLSearchParams
  headers: IncomingHttpHeaders
  /** Of a form. */
  form: URLSearchParams
  /** Of a JSON body; null for none. */
  json: unknown
}
type Reply = { status?: number; headers?: Record<string, string>; body: unknown }
/** What a platform answers, by method and path: `GET /v2/user/info/`. */
export type Routes = Record<string, (request: Request) => Reply>
export type Double = {
  url: string
  asked: Request[]
  /** From now on a path answers something else. */
  answers: (route: string, reply: Reply) => void
}

/** A platform on the wire for one test, which answers as its documentation shows it; what it does not know is refused. */
export async function openDouble(routes: Routes): Promise<Double> {
  const asked: Request[] = []
  const known = new Map(Object.entries(routes))
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://double')
      const text = Buffer.concat(chunks).toString()
      const isJson = incoming.headers['content-type']?.includes('json') && text !== ''
      const request: Request = {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        search: url.searchParams,
        headers: incoming.headers,
        form: new URLSearchParams(isJson ? '' : text),
        json: isJson ? JSON.parse(text) : null,
      }
      asked.push(request)
      const route = known.get(`${request.method} ${request.path}`)
      const { status = 200, headers = {}, body } = route?.(request) ?? { status: 404, body: { unknown: request.path } }
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (route, reply) => void known.set(route, () => reply),
  }
}

/** Why a platform did not do as asked. */
export async function problemOf(asked: Promise<unknown>): Promise<{ kind: string; retryAt: Date | null }> {
  return asked.then(
    () => ({ kind: 'none', retryAt: null }),
    (error: { kind: string; retryAt: Date | null }) => ({ kind: error.kind, retryAt: error.retryAt }),
  )
}
