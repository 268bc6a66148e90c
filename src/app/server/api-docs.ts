import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../kit/server/html.ts'

/** What is read of a JSON Schema. */
export type Schema = {
  $ref?: string
  propertyNames?: { enum?: unknown[] }
  additionalProperties?: Schema | boolean
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  default?: unknown
  minimum?: number
  minItems?: number
  description?: string
}
/** JSON, or a file. */
type Content = { content: Record<string, { schema: Schema; example?: unknown }> }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  description: string
  security: Record<string, string[]>[]
  /** Whether only API keys of our own team can make it. */
  'x-team-only'?: true
  parameters?: readonly object[]
  requestBody: Content & { required: boolean }
  responses: Record<string, (Partial<Content> & { description: string }) | { $ref: string }>
}
export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; url: string } }
  tags: { name: string; description: string }[]
  servers: { url: string }[]
  paths: Record<string, { post: Operation }>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, Schema>; responses: object; securitySchemes: Record<string, unknown> }
}

const styles = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui; max-width: 860px; margin: 40px auto; padding: 0 16px; overflow-wrap: anywhere }
h2 { margin-top: 48px } h3 { margin: 32px 0 4px } p { margin: 4px 0 }
code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x: auto; padding: 12px; border: 1px solid light-dark(#ccc, #555); border-radius: 8px }
summary { cursor: pointer; padding: 4px 0 } ul { padding-left: 20px } small { color: light-dark(#555, #bbb) }
a { color: light-dark(#0b57d0, #8ab4f8) } nav ul { columns: 240px }
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `GET /api-docs`: the calls that API keys can make as a page, made once, with nothing in it that runs. */
export function apiDocsRoute(app: FastifyInstance, product: string, describe: () => OpenApi): void {
  let page: string | undefined
  app.get('/api-docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
      .send((page ??= pageOf(product, describe()))),
  )
}

function pageOf(product: string, { info, tags, paths, webhooks, components, servers }: OpenApi): string {
  const server = servers[0]?.url ?? 'https://YOUR-ADDRESS'
  const { schemas } = components
  const title = `${escapeHtml(product)} API`
  const calls = Object.entries(paths).map(([path, { post }]) => ({ path, post }))
  const all = [...calls, ...Object.values(webhooks).map(({ post }) => ({ path: 'YOUR-ADDRESS', post }))]
  const sections = tags.map(({ name, description }) => {
    const own = all
      .filter(({ post }) => post.tags.includes(name))
      .toSorted((a, b) => Number(isForTeam(a.post)) - Number(isForTeam(b.post)))
    const links = own.map(
      ({ post }) => `<li><a href="#${post.operationId}">${escapeHtml(post.summary)}</a>${teamMark(post)}</li>`,
    )
    return {
      contents: `<li>${escapeHtml(description)}<ul>${links.join('')}</ul></li>`,
      text: `<h2>${escapeHtml(description)}</h2>${own.map(({ path, post }) => callOf(path, post)).join('')}`,
    }
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head><body>
<p><a href="/">${escapeHtml(product)}</a> · <a href="/help">Help</a></p><h1>${title}</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/openapi.json">openapi.json</a> is the same reference for code generators. <a href="/help/connect-other-programs">How to create a key</a></p>
<pre>curl ${escapeHtml(server)}/call/getApiKey \\
  -H "Authorization: Bearer pk_…" \\
  -H "Content-Type: application/json" \\
  -d '{"data": {}}'</pre>
<nav aria-label="Calls"><ul>${sections.map(({ contents }) => contents).join('')}</ul></nav>
${sections.map(({ text }) => text).join('')}
<h2>Records</h2>${Object.entries(schemas).map(recordOf).join('')}</body></html>`
}

const isForTeam = (operation: Operation) => operation['x-team-only'] === true
const teamMark = (operation: Operation) => (isForTeam(operation) ? ' <small>(our team’s keys)</small>' : '')

function callOf(path: string, operation: Operation): string {
  const { operationId, summary, description, security, requestBody, responses } = operation
  const permissions = security.flatMap((one) => one['apiKey'] ?? []).map((scope) => `<code>${escapeHtml(scope)}</code>`)
  const answer = responses['200']
  return `<section id="${operationId}"><h3>${escapeHtml(summary)}${teamMark(operation)}</h3><p><code>POST ${escapeHtml(path)}</code>${permissions.length > 0 ? ` <small>needs ${permissions.join(' or ')}</small>` : ''}</p>
<p>${escapeHtml(description)}</p><details><summary>Request</summary>${dataOf(requestBody, true)}</details>${answer && 'content' in answer ? `<details><summary>Response</summary>${dataOf(answer, false)}</details>` : ''}</section>`
}

/** What several calls answer with, described once. */
const recordOf = ([name, schema]: [string, Schema]): string =>
  `<section id="record-${name}"><h3>${name}</h3>${fieldsOf(schema)}</section>`

/** The fields of JSON, with an example of what to send; of a file the example alone. */
function dataOf({ content = {} }: Partial<Content>, hasExample: boolean): string {
  const [part] = Object.values(content)
  const data = part?.schema.properties?.['data']
  const fields = data ? fieldsOf(data) || `<p><code>data</code> is ${wordsOf(data)}.</p>` : ''
  return fields + (part?.example && (hasExample || !data) ? `<pre>${escapeHtml(textOf(part.example))}</pre>` : '')
}

const textOf = (example: unknown): string => (typeof example === 'string' ? example : JSON.stringify(example))

/** The fields of a record, or of each record of a list; nothing for a plain value. */
function fieldsOf(schema: Schema): string {
  const record = recordIn(schema)
  if (!record?.properties) return ''
  const lines = Object.entries(record.properties).map(([name, field]) => {
    const optional = record.required?.includes(name) ? '' : ', optional'
    const about = field.description ? ` ${escapeHtml(field.description)}` : ''
    return `<li><code>${escapeHtml(name)}</code> <small>${wordsOf(field)}${optional}</small>${about}${fieldsOf(field)}</li>`
  })
  return lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '<p>Nothing.</p>'
}

function recordIn(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (schema.items) return recordIn(schema.items)
  return schema.anyOf?.map(recordIn).find((one) => one !== null) ?? null
}

/** `text`, `list of numbers`, `one of "a", "b" or nothing`. */
function wordsOf({ $ref, type, anyOf, items, enum: values, const: value, format }: Schema): string {
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return `<a href="#record-${name}">${name}</a>`
  }
  if (anyOf) return anyOf.map(wordsOf).join(' or ')
  if (values) return `one of ${values.map((one) => escapeHtml(JSON.stringify(one))).join(', ')}`
  if (value !== undefined) return escapeHtml(JSON.stringify(value))
  if (items) return `list of ${wordsOf(items)}`
  const named = [type ?? 'anything'].flat().map((one) => typeWords[one] ?? one)
  return escapeHtml(`${named.join(' or ')}${format ? ` (${format})` : ''}`)
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  object: 'record',
  array: 'list',
  boolean: 'true or false',
  null: 'null',
}
