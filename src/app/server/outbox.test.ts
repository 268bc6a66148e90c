import fastify from 'fastify'
import { expect, it } from 'vitest'
import { testConfig } from '../../kit/testing/test-config.ts'
import { identity } from '../../product/identity.ts'
import { world } from '../../world/world.ts'
import { outboxRoutes } from './outbox.ts'

it.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['192.0.2.7', 500],
  ['2001:db8::7', 500],
])('is read from this machine, whatever host is asked for: %s gets %d', async (remoteAddress, status) => {
  const w = await world()
  const app = fastify()
  outboxRoutes(app, w.database, testConfig({ ...identity, HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }))
  const answer = await app.inject({ url: '/outbox', remoteAddress, headers: { host: 'localhost:3000' } })
  // Without the product's error handler a refusal is a bare 500.
  expect([answer.statusCode, answer.body.includes('<h1>Outbox</h1>')]).toEqual([status, status === 200])
  await app.close()
})
