import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError, type ErrorCode, errorStatus, wireStatus } from '../contract/errors.ts'
import { isUnavailable } from './database-errors.ts'
import { Deadline } from './deadline.ts'
import type { Caller, Runner } from './runner.ts'
import { assertStorable, isStorable } from './storable.ts'

/** A call gets at most this long. */
const callTimeoutMs = 70_000
/** Nesting deeper than this is no honest input. */
const maxDepth = 12

/** `POST /call/{name}`: `{"data": …}` in, `{"data": …}` out; wire-compatible with the Firebase callable client. */
export function callRoutes(
  app: FastifyInstance,
  runner: Runner,
  callerOf: (request: FastifyRequest) => Promise<Caller>,
): void {
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/call/:name',
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'POST').send(errorBody('unimplemented', 'Send calls with POST.')),
  })
  app.post<{ Params: { name: string } }>('/call/:name', { bodyLimit: 1_048_576 }, async (request, reply) => {
    const body = request.body as { data?: unknown } | null
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !('data' in body)) {
      throw new CallError('invalid-argument', 'The body must be a JSON object with a data field, such as {"data": {}}.')
    }
    if (isDeeperThan(body, maxDepth))
      throw new CallError('invalid-argument', `The data may be nested at most ${maxDepth} levels deep.`)
    const key = request.headers['idempotency-key']
    const caller = { ...(await callerOf(request)), ...(typeof key === 'string' && { idempotencyKey: key }) }
    const deadline = new Deadline(callTimeoutMs)
    // What is one person’s stays out of every store on the way.
    void reply.header('cache-control', 'no-store')
    return { data: (await deadline.within(runner.run(request.params.name, body.data, caller, deadline))) ?? null }
  })
}

/** Nothing is at an address with a text that cannot be kept, such as `/i/a%00b`; a body with one is refused. Calls look at theirs. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!isStorable(request.params) || !isStorable(request.query)) return reply.callNotFound()
    if (!request.url.startsWith('/call/')) assertStorable(request.body)
  })
}

const refusals = new WeakMap<FastifyRequest, ErrorCode>()

/** What a request was refused with, where it was: for the line that it leaves (ASVS 5.0, 16.3.3). */
export const refusalOf = (request: FastifyRequest): ErrorCode | undefined => refusals.get(request)

/** One answer for every error: what was thrown on purpose as it is, anything else as one calm sentence. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asCallError(error)
  refusals.set(request, known.code)
  if (known.code === 'internal' || known.code === 'unavailable') request.log.error({ err: error }, 'a request failed')
  else if (known.cause) request.log.info({ err: known.cause, code: known.code }, 'refused')
  // Fastify's own refusals (a body too large, a type not supported) keep their status.
  const own = (error as { statusCode?: number }).statusCode
  const status = !(error instanceof CallError) && own && own >= 400 && own < 500 ? own : errorStatus[known.code]
  // What was already said of a success does not hold for a failure.
  void reply.removeHeader('etag').header('cache-control', 'no-store')
  const seconds = retryAfter(known)
  if (seconds !== null) void reply.header('retry-after', seconds)
  void reply.code(status).send(errorBody(known.code, known.message, known.details))
}

/** When to try again (seconds): as the refusal says, and soon where the fault is ours and passes. */
function retryAfter({ code, details }: CallError): number | null {
  const said = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds
  if (typeof said === 'number') return said
  return code === 'unavailable' ? 5 : null
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413)
    return new CallError('invalid-argument', 'The request is larger than 1 MB. Send it in smaller parts.')
  if (status === 404) return new CallError('not-found', 'There’s nothing at this address.')
  if (status && status >= 400 && status < 500)
    return new CallError('invalid-argument', 'We couldn’t read the request. Send JSON with a data field.', {
      cause: error,
    })
  if (isUnavailable(error))
    return new CallError('unavailable', 'We can’t respond right now. Please try again shortly.', { cause: error })
  return new CallError('internal', 'Something went wrong on our side, and nothing was changed. Please try again.')
}

export function errorBody(code: CallError['code'], message: string, details?: unknown) {
  return { error: { status: wireStatus(code), message, ...(details === undefined ? {} : { details }) } }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
