import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isPublicAddress } from '../../kit/server/public-address.ts'
import { guardedWebsites } from './guarded.ts'
import type { WebsiteError } from './websites.ts'

const here = guardedWebsites({ agent: 'Plusone test', loopback: true })
const outside = guardedWebsites({ agent: 'Plusone test' })

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
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: WebsiteError) => error.reason,
  )

it('reads a page, says who it is, and follows where it leads', async () => {
  const asked: unknown[] = []
  const url = await site((request, response) => {
    asked.push([request.url, request.headers['user-agent'], request.headers.cookie])
    if (request.url === '/') return response.writeHead(301, { location: '/home' }).end()
    return response.writeHead(200, html).end('<title>Café Lune</title>')
  })
  expect(await here.readPage(url)).toEqual({ address: `${url}/home`, html: '<title>Café Lune</title>' })
  expect(asked).toEqual([
    ['/', 'Plusone test', undefined],
    ['/home', 'Plusone test', undefined],
  ])
})

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '',
])('refuses %s as an address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it('takes addresses that are everyone’s', () => {
  expect(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([true, true, true])
})

it('asks nothing of this machine or its network, however it is written', async () => {
  let asked = 0
  const url = await site((_request, response) => {
    asked += 1
    response.writeHead(200, html).end('secret')
  })
  const { port } = new URL(url)
  // `localhost` is resolved by the name service of this machine, and refused by what it answers.
  // Refused by us, not by a closed door: no connection was tried.
  const refused = await outside.readPage('http://localhost/').catch((error: WebsiteError) => error)
  expect(refused).toMatchObject({ reason: 'unreachable', cause: undefined })
  for (const address of ['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/'])
    expect([address, await reasonOf(outside.readPage(address))]).toEqual([address, 'unreachable'])
  for (const address of [
    url,
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://me:you@example.com/',
    'luna',
    `http://localhost:${port}/`,
  ])
    expect([address, await reasonOf(outside.readPage(address))]).toEqual([address, 'address'])
  expect(asked).toBe(0)
})

it('does not follow into a private network, nor for ever', async () => {
  const to = async (location: string) =>
    reasonOf(here.readPage(await site((_request, response) => void response.writeHead(302, { location }).end())))
  expect(await to('http://10.0.0.1/')).toBe('unreachable')
  expect(await to('http://169.254.169.254/latest/meta-data/')).toBe('unreachable')
  expect(await to('http://[fd00::1]/')).toBe('unreachable')
  expect(await to('file:///etc/passwd')).toBe('address')
  let asked = 0
  const round = await site((_request, response) => {
    asked += 1
    response.writeHead(302, { location: `/${asked}` }).end()
  })
  expect(await reasonOf(here.readPage(round))).toBe('redirects')
  expect(asked).toBe(4)
})

it('stops after a megabyte, and uses what it has', async () => {
  let sent = 0
  const url = await site((_request, response) => {
    response.writeHead(200, html)
    const part = Buffer.alloc(100_000, 'x')
    const more = () => {
      while (sent < 60_000_000 && !response.destroyed) {
        sent += part.length
        if (!response.write(part)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  })
  expect((await here.readPage(url)).html).toHaveLength(1_000_000)
  expect(sent).toBeLessThan(30_000_000)
})

it('reads pages alone, and pictures that are not too large', async () => {
  const url = await site((request, response) => {
    if (request.url === '/pdf') return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    if (request.url === '/packed') return response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('?')
    if (request.url === '/gone') return response.writeHead(404, html).end('no')
    const size = request.url === '/large.jpg' ? 7_000_000 : 10
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(size))
  })
  expect(await reasonOf(here.readPage(`${url}/pdf`))).toBe('type')
  expect(await reasonOf(here.readPage(`${url}/packed`))).toBe('type')
  expect(await reasonOf(here.readPage(`${url}/gone`))).toBe('unreachable')
  expect(await reasonOf(here.readPicture(`${url}/pdf`))).toBe('type')
  expect(await reasonOf(here.readPicture(`${url}/large.jpg`))).toBe('size')
  expect(await here.readPicture(`${url}/front.jpg`)).toMatchObject({ name: 'front.jpg', type: 'image/jpeg' })
})

it('gives up on a page that is answered for ever, a character at a time', async () => {
  const url = await site((_request, response) => {
    response.writeHead(200, html)
    const drop = setInterval(() => response.write('.'), 200)
    response.on('close', () => clearInterval(drop))
  })
  expect(await reasonOf(here.readPage(url))).toBe('slow')
})
