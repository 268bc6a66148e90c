import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { openPostgres } from '../../kit/server/database.ts'
import { startTracing } from '../../kit/server/tracing.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { world } from '../../world/world.ts'
import { serve } from '../testing/serve.ts'

type SpanOnTheWire = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector, as OTLP over HTTP describes it: it takes JSON at `/v1/traces`. */
let collector: Server
const got: SpanOnTheWire[] = []

beforeEach(async () => {
  got.length = 0
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SpanOnTheWire[] }[] }[] }
      got.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterEach(() => collector.close())

const named = (name: string) => got.filter((span) => span.name === name)
const ofTrace = (id: string) => got.filter(({ traceId }) => traceId === id)
const [traceId, clickId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

it('leads from the click in the browser to the statements, without what was stored or sent', async () => {
  const w = await world()
  const { port } = collector.address() as AddressInfo
  const end = await startTracing(testConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }))
  const url = w.database.connectionString
  const database = url ? openPostgres(url, { max: 2 }) : w.database
  const served = await serve(database)
  const kept = { traceparent: `00-${traceId}-${clickId}-01` }
  const answer = await served.post('/call/checkUserExists', { data: { email: 'alice@example.test' } }, kept)
  expect(answer.status).toBe(200)
  const dropped = { traceparent: `00-${traceId.replace('4', '5')}-${clickId}-00` }
  await served.post('/call/getPricingTiers', { data: {} }, dropped)
  const click = { traceId, spanId: clickId, call: 'checkUserExists', startedAt: Date.now() - 90, ms: 80 }
  expect((await served.post('/spans', [click])).status).toBe(204)
  expect((await served.post('/spans', [{ ...click, call: 'what-somebody-typed' }])).status).toBe(400)
  await served.close()
  await end()
  if (url) await database.close()

  const [clicked] = named('click checkUserExists')
  expect(clicked).toMatchObject({ traceId, spanId: clickId })
  expect(must(clicked).parentSpanId ?? '').toBe('')
  const call = must(named('POST /call/checkUserExists')[0])
  expect(call).toMatchObject({ traceId, parentSpanId: clickId })
  const within = ofTrace(traceId).filter(({ parentSpanId }) => parentSpanId === call.spanId)
  // Statements go through a pool of connections where there is a server.
  expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(url ? ['select accounts'] : []))
  expect(JSON.stringify(got)).not.toContain('alice@example.test')
  expect(named('POST /call/getPricingTiers')).toEqual([])
})

it('loads and sends nothing where no collector is set', async () => {
  const w = await world()
  const end = await startTracing(testConfig())
  const served = await serve(w.database)
  await served.post('/call/getPricingTiers', { data: {} })
  expect((await served.post('/spans', [])).status).toBe(404)
  await served.close()
  await end()
  expect(got).toEqual([])
})
