import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { serve } from '../../../app/testing/serve.ts'
import { world } from '../../../world/world.ts'
import { userErrors } from './tables.ts'

const report = {
  message: 'Unexpected token, "Dear Zoë" is not valid JSON',
  level: 'error',
  timestamp: '2026-03-02T09:00:00.000Z',
  context: {
    requestId: '6f1c1b3e-1111-4222-8333-444455556666',
    path: '/app/brand/dashboard?find=zoe@example.test',
    call: 'getCollab',
    code: 'internal',
    stack: 'TypeError: Dear Zoë\n    at save (https://app.example.test/assets/Shell-B1.js:12:345)',
  },
}
const plain = {
  ...report,
  message: 'Unexpected token, {text} is not valid JSON',
  context: { ...report.context, path: '/app/brand/dashboard', stack: 'save /assets/Shell-B1.js:12:345' },
}

it('keeps a report, and tells the log service that is set of it, without what someone wrote', async () => {
  const w = await world()
  const heard: Promise<string>[] = []
  const service = createServer((request, response) => {
    heard.push(text(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const served = await serve(w.database, {
    ERROR_LOG_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
  })
  try {
    expect((await served.post('/log', report)).status).toBe(200)
    await expect.poll(() => heard.length).toBe(1)
    expect(JSON.parse(must(await heard[0], 'heard'))).toEqual(plain)
    const { path, ...context } = plain.context
    const [kept] = await w.database.db.select().from(userErrors)
    expect(kept).toMatchObject({ message: plain.message, path, requestId: context.requestId })
    expect(must(kept, 'kept').context).toEqual({ call: context.call, code: context.code, stack: context.stack })
  } finally {
    await served.close()
    service.close()
  }
})

it.each([
  ['requestId', 'Dear Zoë'],
  ['call', 'get collab'],
  ['code', '0171 23456'],
])('refuses a %s that is none', async (field, value) => {
  const w = await world()
  const served = await serve(w.database)
  try {
    const refused = await served.post('/log', { ...report, context: { ...report.context, [field]: value } })
    expect([refused.status, must(refused.body.error, 'error').message]).toEqual([400, expect.stringContaining(field)])
    expect(await w.database.db.select().from(userErrors)).toEqual([])
  } finally {
    await served.close()
  }
})
