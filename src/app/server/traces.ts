import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CallError } from '../../kit/contract/errors.ts'
import type { Database } from '../../kit/server/database.ts'
import { networkOf, steppedLimiter } from '../../kit/server/limits.ts'
import type { RequestSpan } from '../../kit/server/spans.ts'
import { tracingHere } from '../../kit/server/tracing.ts'
import { allCalls } from '../../product/calls.ts'
import { whatWasCalled } from './called.ts'

/** What is asked for all the time, or for as long as a page is open. */
const untraced = new Set(['/healthz', '/readyz', '/metrics', '/events', '/spans'])
const longestMs = 120_000
/** From one network, in a minute. */
const uploadsPerMinute = 120

const PageSpans = z
  .array(
    z.object({
      traceId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      spanId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
      call: z.string().check(z.refine((name) => Object.hasOwn(allCalls, name))),
      startedAt: z.number().check(z.int(), z.minimum(0)),
      ms: z.number().check(z.minimum(0), z.maximum(longestMs)),
    }),
  )
  .check(z.maxLength(50))

/** A span for each request, and `POST /spans`, where pages leave theirs; nothing of it where no collector is set. */
export function traceRoutes(app: FastifyInstance, database: Database): void {
  const tracing = tracingHere()
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', async (request) => {
    if (!untraced.has(request.routeOptions.url ?? '')) spans.set(request, tracing.request(request))
  })
  // From here on: what reads the body before is in no span.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    spans.get(request)?.end({ route, status: reply.statusCode, call: whatWasCalled(request) })
  })
  const uploads = steppedLimiter(database, 'spans', uploadsPerMinute, 60, 'Too many uploads. Try again in a minute.')
  app.post('/spans', { bodyLimit: 16_384 }, async (request, reply) => {
    await uploads.take(networkOf(request.ip))
    const given = z.safeParse(PageSpans, request.body)
    if (!given.success) throw new CallError('invalid-argument', 'The spans could not be read.')
    tracing.pageSpans(given.data)
    return reply.code(204).send()
  })
}
