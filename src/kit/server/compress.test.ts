import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAnswers } from './compress.ts'

const long = 'A table for two by the window. '.repeat(100)
let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
  compressAnswers(app)
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').header('etag', '"one"').send(long))
  app.get('/json', async () => ({ text: long }))
  app.get('/short', async () => ({ text: 'short' }))
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(4_000)))
  app.get('/varied', (_request, reply) => reply.type('text/plain').header('vary', 'accept').send(long))
})
afterEach(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

it('sends pages and answers smaller, in the best way that the reader names', async () => {
  const page = await get('/page', 'gzip, deflate, br')
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: 'W/"one"' })
  expect(page.rawPayload.length).toBeLessThan(long.length / 10)
  expect(page.headers['content-length']).toBe(String(page.rawPayload.length))
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(long)
  const json = await get('/json', 'gzip;q=0.5, br;q=0')
  expect(json.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(json.rawPayload).toString())).toEqual({ text: long })
})

it('sends as it is what is short, no text, or asked for plain, and says what the answer varies by', async () => {
  for (const [url, accepted] of [
    ['/short', 'br'],
    ['/picture', 'br'],
    ['/page', undefined],
    ['/page', 'identity'],
  ] as const)
    expect([url, (await get(url, accepted)).headers['content-encoding']]).toEqual([url, undefined])
  const plain = await get('/page')
  expect(plain.payload).toBe(long)
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: '"one"' })
  expect((await get('/varied', 'br')).headers.vary).toBe('accept, accept-encoding')
})
