import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { first } from '../../../kit/contract/must.ts'
import { dayMs } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { ownCookie } from './cookies.ts'
import type { Visitor } from './security-events.ts'
import { hashSecret, makeSecret } from './tokens.ts'

/** The body of a request by its schema; refused with what is wrong. */
export function readBody<T extends z.ZodMiniType>(
  schema: T,
  request: FastifyRequest,
  textOf?: (field: string) => string,
): z.output<T> {
  const parsed = z.safeParse(schema, request.body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  const text = textOf?.(first(fields).field) ?? first(fields).message
  throw new CallError('invalid-argument', text, { details: { fields } })
}

/** Browsers keep a cookie no longer than this, counted from the last sign-in. */
const markDays = 400

/** Who asks: each browser has a mark of its own, which it keeps once somebody has signed in with it. */
export function visitors(config: Config) {
  const cookie = ownCookie(config, 'browser')
  const made = new WeakMap<FastifyRequest, string>()
  const markOf = (request: FastifyRequest) => {
    const mark = cookie.read(request) ?? made.get(request) ?? makeSecret().token
    made.set(request, mark)
    return mark
  }
  return {
    visitorOf: (request: FastifyRequest): Visitor => ({
      address: request.ip,
      device: request.headers['user-agent'] ?? '',
      browser: hashSecret(markOf(request)),
    }),
    keepMark: (request: FastifyRequest, reply: FastifyReply) =>
      cookie.write(reply, markOf(request), (markDays * dayMs) / 1000),
  }
}
