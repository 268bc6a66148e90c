import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedWebsites } from '../adapters/websites/guarded.ts'

/** A website of somebody's on this machine, and what may read it. */
export async function website(pages: Readonly<Record<string, string | Buffer>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const body = pages[path]
    if (body === undefined) return response.writeHead(404).end()
    const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'image/png'
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
