import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { allCalls } from '../../product/calls.ts'

/** `GET /openapi.json`: every call, from the contract that the server validates with. */
export function openApiRoutes(app: FastifyInstance): void {
  let document: unknown
  app.get('/openapi.json', async () => (document ??= describeCalls()))
}

function describeCalls(): unknown {
  const paths = Object.values(allCalls).map((call) => [
    `/call/${call.name}`,
    {
      post: {
        operationId: call.name,
        description: `${call.kind}; ${Object.entries(call.access)
          .map(([role, reach]) => `${role}: ${reach}`)
          .join(', ')}`,
        security: 'anonymous' in call.access ? [] : [{ bearer: [] }],
        ...('creates' in call && { parameters: [idempotencyKey] }),
        requestBody: { content: json(wrapped(call.input, 'input')) },
        responses: {
          200: { description: 'Success', content: json(wrapped(call.output, 'output')) },
          default: { description: 'Error', content: json(errorSchema) },
        },
      },
    },
  ])
  return {
    openapi: '3.1.0',
    info: { title: 'Plusone', version: '1' },
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key you choose, such as a UUID. For a day, repeating a request with the same key returns the first response instead of creating anything new.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { status: { type: 'string' }, message: { type: 'string' }, details: {} },
      required: ['status', 'message'],
    },
  },
}

function wrapped(schema: z.ZodMiniType, io: 'input' | 'output') {
  return { type: 'object', properties: { data: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
