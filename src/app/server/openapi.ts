import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { scopes, scopeWords } from '../../access/scopes.ts'
import type { Call } from '../../kit/contract/calls.ts'
import type { Config } from '../../kit/server/config.ts'
import { allCalls } from '../../product/calls.ts'

/**
 * `GET /openapi.json`: the calls, from the contract that the server validates with. Those that API keys can make are there for
 * everybody who writes a program, the others only where `OPENAPI` is `on`; `off` closes it.
 */
export function openApiRoutes(app: FastifyInstance, config: Config): void {
  if (config.OPENAPI === 'off') return
  let document: unknown
  app.get('/openapi.json', async () => (document ??= describeCalls(config)))
}

function describeCalls({ OPENAPI, publicUrl, PRODUCT_NAME }: Config): unknown {
  const calls: Call[] = Object.values(allCalls)
  const shown = calls.filter(({ scope }) => OPENAPI === 'on' || scope !== undefined)
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1' },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(shown.map((call) => [`/call/${call.name}`, { post: describeCall(call) }])),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a person who is signed in.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'pk_…',
          description: `An API key of an organisation, sent as “Authorization: Bearer pk_…”. It needs the permission that the call names:\n${scopes.map((scope) => `- ${scope}: ${scopeWords[scope]}`).join('\n')}`,
        },
      },
    },
  }
}

function describeCall(call: Call): unknown {
  const access = Object.entries(call.access as Record<string, string>).map(([role, reach]) => `${role}: ${reach}`)
  return {
    operationId: call.name,
    description: [`${call.kind}; ${access.join(', ')}`, ...(call.scope ? [`API keys: ${call.scope}`] : [])].join('; '),
    security: securityOf(call),
    ...(call.creates && { parameters: [idempotencyKey] }),
    requestBody: { content: json(wrapped(call.input, 'input')) },
    responses: {
      200: { description: 'Success', content: json(wrapped(call.output, 'output')) },
      default: { description: 'Error', content: json(errorSchema) },
    },
  }
}

/** Who is signed in, or, where the call names a scope, a key that has it. */
function securityOf({ access, scope }: Call): Record<string, string[]>[] {
  if ('anonymous' in (access as object)) return []
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
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
  return {
    type: 'object',
    properties: { data: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
    required: ['data'],
  }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
