import type { FastifyInstance } from 'fastify'
import type { Reach, Role } from '../../access/roles.ts'
import { scopes, scopeWords } from '../../access/scopes.ts'
import type { Call } from '../../kit/contract/calls.ts'
import { takesKey } from '../../kit/contract/takes-key.ts'
import type { Config } from '../../kit/server/config.ts'
import { allCalls } from '../../product/calls.ts'
import { cookieName } from '../../domains/accounts/server/cookies.ts'
import { errorSchema, refusalAnswers, refusalsOf } from './openapi-answers.ts'
import { callWords, type KeyCall } from './openapi-call-words.ts'
import { exampleOf } from './openapi-examples.ts'
import { bringList, otherPaths, otherTags } from './openapi-paths.ts'
import { fieldWords } from './openapi-field-words.ts'
import { wordsForKeys } from './openapi-fields.ts'
import { inputSchema, outputSchema } from './openapi-schemas.ts'
import { webhookEvents, webhookRecords } from './openapi-webhooks.ts'
import { apiDocsRoute, type OpenApi, type Operation, type Schema } from './api-docs.ts'

/**
 * `GET /openapi.json`: the calls, from the contract that the server validates with. Those that API keys can make are there for
 * everybody who writes a program, the others only where `OPENAPI` is `on`; `off` closes it. `GET /api-docs` shows what keys can do as a page.
 */
export function openApiRoutes(app: FastifyInstance, config: Config): void {
  if (config.OPENAPI === 'off') return
  let document: unknown
  app.get('/openapi.json', async () => (document ??= describeApi(config)))
  apiDocsRoute(app, config.PRODUCT_NAME, () => describeCalls({ ...config, OPENAPI: 'keys' }))
}

type Parts = Pick<Config, 'OPENAPI' | 'publicUrl' | 'PRODUCT_NAME'>

/** What `GET /openapi.json` answers. */
export const describeApi = (config: Parts) => (config.OPENAPI === 'on' ? describeAll(config) : describeCalls(config))

/** The calls, with what a client of the whole product needs besides. */
function describeAll(config: Parts) {
  const { tags: own, paths, components, ...document } = describeCalls(config)
  const description = 'The session cookie, set when you sign in.'
  const session = { type: 'apiKey', in: 'cookie', name: cookieName(config, 'session'), description }
  return {
    ...document,
    tags: [...own, ...otherTags],
    paths: { ...paths, ...otherPaths },
    components: { ...components, securitySchemes: { ...components.securitySchemes, session } },
  }
}

/** What API keys can call, or every call, as an OpenAPI document. */
export function describeCalls({ OPENAPI, publicUrl, PRODUCT_NAME }: Parts): OpenApi {
  const calls: Call[] = Object.values(allCalls)
  const shown = calls.filter(({ scope }) => OPENAPI === 'on' || scope !== undefined)
  const described = shown.map(describeCall)
  // What the calls of keys say of a record they share with others stands.
  const records = described.toSorted((a, b) => Number(isOfKeys(a)) - Number(isOfKeys(b))).map((one) => one.records)
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT_NAME,
      version: '1',
      description: about,
      license: { name: 'For customers of this service', url: `${publicUrl}/terms` },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags)
      .filter(([name]) => name === 'webhooks' || shown.some((call) => tagOf(call) === name))
      .map(([name, description]) => ({ name, description })),
    paths: {
      ...Object.fromEntries(described.map(({ operation }) => [`/call/${operation.operationId}`, { post: operation }])),
      '/imports': { post: bringList },
    },
    webhooks: webhookEvents,
    components: {
      schemas: Object.assign({ Error: errorSchema }, ...records, webhookRecords),
      responses: refusalAnswers,
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
          description: `An organisation’s API key, sent as “Authorization: Bearer pk_…”. It needs the permission that the call names:\n${scopes.map((scope) => `- ${scope}: ${scopeWords[scope]}`).join('\n')}`,
        },
      },
    },
  }
}

/** What a call is about: what its scope opens; the others are the application’s own. */
const tagOf = ({ scope }: Call): string => scope?.split(':')[0] ?? 'app'

/** `approveCollab` is “Approve collab”. */
function summaryOf(name: string): string {
  const split = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const words = split.replace(/\bapi\b/, 'API').replace(/\binfluencer/, 'creator')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isOfKeys = ({ operation }: { operation: Operation }) => operation.security.some((one) => 'apiKey' in one)

function describeCall(call: Call): { operation: Operation; records: Record<string, Schema> } {
  const isForKeys = call.scope !== undefined
  const words = isForKeys ? wordsForKeys : fieldWords
  const input = inputSchema(call.input, words)
  const output = outputSchema(call.output, words)
  const request = wrapped(input, 'What the call takes.')
  const answer = wrapped(output.schema, 'What the call returns.')
  const operation = {
    operationId: call.name,
    summary: summaryOf(call.name),
    tags: [tagOf(call)],
    description: aboutCall(call),
    security: securityOf(call),
    ...(isForKeys && isForTeam(call.access) && { 'x-team-only': true as const }),
    ...(takesKey(call) && { parameters: [idempotencyKey] }),
    requestBody: {
      required: true,
      content: json(request, isForKeys ? exampleOf(request) : undefined),
    },
    responses: {
      200: {
        description: 'Success',
        content: json(answer, isForKeys ? exampleOf(answer, output.records) : undefined),
      },
      ...refusalsOf(call),
    },
  }
  return { operation, records: output.records }
}

/** What a call does, and who can make it. */
function aboutCall({ name, kind, access, scope }: Call): string {
  const does = name in callWords ? callWords[name as KeyCall] : `${summaryOf(name)}.`
  const who = Object.entries(access as Record<Role, Reach>).map(([role, reach]) => whoCan(role as Role, reach))
  return [
    does,
    kind === 'read' ? 'Changes nothing.' : null,
    `For ${who.join(', ')}.`,
    scope ? `${isForTeam(access) ? 'Only our team’s API keys can make it, with' : 'API keys need'} ${scope}.` : null,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const whoCan = (role: Role, reach: Reach) => `${roleWords[role]}${reachWords[reach]}`
const roleWords: Readonly<Record<Role, string>> = {
  anonymous: 'everyone',
  account: 'everyone who’s signed in',
  influencer: 'creators',
  brandMember: 'a venue’s team',
  brandAdmin: 'a venue’s owners and admins',
  accountManager: 'account managers',
  admin: 'admins',
}
const reachWords: Readonly<Record<Reach, string>> = {
  own: '',
  assigned: ' (venues they look after)',
  any: ' (all venues)',
}

const isForTeam = (access: unknown) =>
  Object.keys(access as object).every((role) => role === 'accountManager' || role === 'admin')

/** Who is signed in, or, where the call names a scope, a key that has it. */
function securityOf({ access, scope }: Call): Record<string, string[]>[] {
  if ('anonymous' in (access as object)) return []
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
}

const about =
  'Every call is a POST with {"data": …} in the request and the response; a list to import is sent as the file it is. Errors have a status and a message. Send an API key with each call; you choose what a key can do when you create it.'

const tags = {
  venues: 'Venues and their details',
  briefs: 'What venues offer',
  collabs: 'Requests, invitations and collabs',
  visits: 'Visits and open times',
  content: 'Content and its numbers',
  results: 'Costs, results and booking codes',
  imports: 'Lists to import',
  billing: 'Invoices and statements',
  webhooks: 'What webhooks send',
  app: 'Calls the app makes for people who are signed in',
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key you choose, such as a UUID. For a day, repeating a request with the same key returns the first response instead of doing it again.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const wrapped = (data: Schema, description: string): Schema => ({
  type: 'object',
  properties: { data: { ...data, ...(!data.$ref && { description }) } },
  required: ['data'],
})

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})
