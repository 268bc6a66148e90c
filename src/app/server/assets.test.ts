import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { type Served, serve } from '../testing/serve.ts'

const script = 'export const answer = 42\n'.repeat(100)
const built = mkdtempSync(join(tmpdir(), 'plusone-built-'))
let served: Served

beforeAll(async () => {
  const folder = join(built, 'web/assets')
  mkdirSync(folder, { recursive: true })
  for (const page of ['index.html', 'door.html']) writeFileSync(join(built, 'web', page), '<head></head>')
  writeFileSync(join(built, 'web/secret.js.br'), 'not for anyone')
  writeFileSync(join(folder, 'page-1.js'), script)
  writeFileSync(join(folder, 'page-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'page-1.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'small-1.css'), 'a{}')
  writeFileSync(
    join(built, 'web/site.webmanifest'),
    JSON.stringify({ name: 'Built', short_name: 'Built', start_url: '/app' }),
  )
  served = await serve(await emptyDatabase(), { PRODUCT_NAME: 'Guestlist' }, built)
})
afterAll(async () => {
  await served.close()
  rmSync(built, { recursive: true })
})

/** What is sent, byte for byte: `fetch` would unpack it. */
function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(`${served.url}/assets/${name}`, { method, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
    })
    sent.on('error', reject).end()
  })
}

it.each([
  ['br, gzip', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['br;q=0, gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('sends a script to who reads %s, every time the same, for a year', async (accepted, way, bytes) => {
  for (const method of ['GET', 'GET', 'HEAD']) {
    const { status, headers, body } = await ask('page-1.js', { 'accept-encoding': accepted }, method)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-encoding']).toBe(way)
    expect(headers['vary']).toMatch(/accept-encoding/i)
    expect(body.equals(method === 'HEAD' ? Buffer.alloc(0) : bytes)).toBe(true)
  }
})

it('sends a part where a part is asked for, and as it is what was not worth compressing', async () => {
  const part = await ask('page-1.js', { 'accept-encoding': 'br', range: 'bytes=0-5' })
  expect(part.status).toBe(206)
  expect(part.body.equals(brotliCompressSync(script).subarray(0, 6))).toBe(true)
  const small = await ask('small-1.css', { 'accept-encoding': 'br' })
  expect([small.status, small.body.toString()]).toEqual([200, 'a{}'])
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

it('sends nothing from elsewhere', async () => {
  for (const name of ['..%2Fsecret.js', '%2e%2e%2fsecret.js', 'page-2.js', '..%2F..%2Fpackage.json'])
    expect([name, (await ask(name, { 'accept-encoding': 'br' })).status]).toEqual([name, expect.toBeOneOf([403, 404])])
})

it('describes itself to a phone by the name that the product has here', async () => {
  const answer = await fetch(`${served.url}/site.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect(await answer.json()).toEqual({ name: 'Guestlist', short_name: 'Guestlist', start_url: '/app' })
})
