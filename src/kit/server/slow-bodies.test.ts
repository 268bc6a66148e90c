import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
let port: number

beforeEach(async () => {
  app = Fastify()
  cutSlowBodies(app, (url) => url.startsWith('/uploads'), 300)
  app.post('/call', async () => ({ done: true }))
  app.post('/uploads', async () => ({ done: true }))
  // As the live stream does: written to the socket itself, over a longer time than bodies have.
  app.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.write('begun ')
    setTimeout(() => reply.raw.end('and ended'), 600)
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => app.close())

/** Sends a body of ten bytes, one every 60 ms; answers what came back before the connection ended. */
async function sendSlowly(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const length = 10
  const head = ['Host: x', 'Content-Type: application/json', `Content-Length: ${length}`, 'Connection: close']
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  const body = '"12345678"'
  let sent = 0
  const timer = setInterval(() => {
    socket.write(body.charAt(sent))
    sent += 1
    if (sent === length) clearInterval(timer)
  }, 60)
  // Not `once`, which a cut connection's error would end.
  await new Promise((resolve) => void socket.once('close', resolve))
  clearInterval(timer)
  return answer
}

it('cuts a request whose body does not arrive in time, and leaves uploads theirs', async () => {
  const [call, upload] = await Promise.all([sendSlowly('/call'), sendSlowly('/uploads')])
  expect(call).toBe('')
  expect(upload).toContain('200 OK')
})

it('leaves an answer alone that takes its time, to a request without a body', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/stream`)
  expect(await answer.text()).toBe('begun and ended')
})

it('leaves a body alone that arrives at once', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.json()).toEqual({ done: true })
})
