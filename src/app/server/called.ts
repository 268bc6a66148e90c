import type { FastifyRequest } from 'fastify'
import { allCalls } from '../../product/calls.ts'

/** The call of a request, if it is one of ours: anything else in an address is what somebody typed. */
export function whatWasCalled({ params }: FastifyRequest): string | undefined {
  const name = (params as { name?: string } | undefined)?.name
  return name !== undefined && Object.hasOwn(allCalls, name) ? name : undefined
}
