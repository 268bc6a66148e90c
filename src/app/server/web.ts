import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../../kit/contract/errors.ts'
import type { Config } from '../../kit/server/config.ts'

const root = join(import.meta.dirname, '../../../dist/web')
const csp = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** The built browser application: hashed files for a year, the page itself never cached. Unknown paths get the page; its router decides. */
export async function webRoutes(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin')
    if (config.publicUrl.startsWith('https:'))
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  if (!existsSync(root)) {
    app.setNotFoundHandler((request) => {
      throw new CallError('not-found', `There is nothing at ${request.url.slice(0, 100)}.`)
    })
    return
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    setHeaders: (response, path) => {
      if (/\.html(\.br|\.gz)?$/.test(path)) void response.header('content-security-policy', csp)
      void response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage) throw new CallError('not-found', `There is nothing at ${request.url.slice(0, 100)}.`)
    return reply.sendFile('index.html')
  })
}
