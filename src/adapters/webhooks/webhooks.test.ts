import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { testConfig } from '../../kit/testing/test-config.ts'
import { guardedWebhooks } from './guarded.ts'
import { openWebhooks } from './open-webhooks.ts'

const here = guardedWebhooks({ agent: 'Example', loopback: true, patienceMs: 300 })
const outside = guardedWebhooks({ agent: 'Example', loopback: false })
const message = (url: string) => ({ url, headers: { 'webhook-id': 'one' }, body: '{"a":"é"}' })

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('posts a body with its headers, and keeps the start of the answer', async () => {
  const url = await site((request, response) => {
    const { method, headers } = request
    response.end(
      `${method} ${String(headers['webhook-id'])} ${headers['content-length']} ${headers['user-agent']} ${'x'.repeat(9_000)}`,
    )
  })
  const answer = await here.send(message(url))
  expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^POST one 10 Example x+$/) })
  expect(answer.status && answer.text.length).toBe(2_000)
})

it.each([
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'http://hooks.example.test/',
  // A name of this machine: looked at when it is resolved.
  'https://localhost/',
])('sends nothing to %s', async (url) => {
  expect(await outside.send(message(url))).toMatchObject({ status: null, why: 'The address isn’t public.' })
})

it('delivers to this machine only where the product runs on it', async () => {
  const asked: unknown[] = []
  const url = await site((request, response) => (asked.push(request.url), response.end()))
  const openedAt = (publicUrl: string) => openWebhooks({ ...testConfig(), publicUrl })
  for (const publicUrl of ['https://plusone.example', 'http://192.168.1.20:3000'])
    for (const host of [url, url.replace('127.0.0.1', 'localhost'), url.replace('http:', 'https:')])
      expect(await openedAt(publicUrl).send(message(`${host}/public`))).toMatchObject({
        why: 'The address isn’t public.',
      })
  expect(await openedAt('http://localhost:3000').send(message(`${url}/local`))).toMatchObject({ status: 200 })
  expect(asked).toEqual(['/local'])
})

it('follows no redirect, neither there nor into a private network', async () => {
  const asked: unknown[] = []
  const inside = await site((request, response) => (asked.push(request.url), response.end()))
  for (const status of [301, 302, 303, 307, 308]) {
    const url = await site((_request, response) => response.writeHead(status, { location: `${inside}/secret` }).end())
    expect(await here.send(message(url))).toMatchObject({ status })
  }
  expect(asked).toEqual([])
})

it('follows no redirect', async () => {
  const asked: unknown[] = []
  const url = await site((request, response) => {
    asked.push(request.url)
    response.writeHead(302, { location: '/other' }).end()
  })
  expect(await here.send(message(`${url}/first`))).toMatchObject({ status: 302 })
  expect(asked).toEqual(['/first'])
})

it('says why nothing was answered, and how long to wait where it was asked to', async () => {
  const silent = await site(() => undefined)
  expect(await here.send(message(silent))).toMatchObject({ status: null, why: expect.stringContaining('No response') })
  const slowBody = await site((_request, response) => void response.writeHead(200).write('part'))
  expect(await here.send(message(slowBody))).toMatchObject({ status: null })
  expect(await here.send(message('http://127.0.0.1:1'))).toMatchObject({ why: 'The connection was refused.' })
  const busy = await site((_request, response) => response.writeHead(503, { 'retry-after': '30' }).end())
  expect(await here.send(message(busy))).toMatchObject({ status: 503, afterMs: 30_000 })
})
