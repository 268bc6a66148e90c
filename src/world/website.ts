import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedWebsites } from '../adapters/websites/guarded.ts'

/** A website of somebody's on this machine, and what may read it. */
export async function website(pages: Record<string, string | Buffer>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const body = pages[path] ?? pages[new URL(path, 'http://localhost').pathname]
    if (body === undefined) return response.writeHead(404).end()
    const text = path.endsWith('.ics') ? 'text/calendar; charset=utf-8' : 'text/html; charset=utf-8'
    const type = typeof body === 'string' ? text : 'image/png'
    return response.writeHead(200, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    reader: guardedWebsites({ agent: 'Plusone test', loopback: true }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
