import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { first } from '../../../kit/contract/must.ts'

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

/** Where a request comes from. */
export function visitorOf(request: FastifyRequest): { address: string; device: string } {
  return { address: request.ip, device: request.headers['user-agent'] ?? '' }
}
