import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { must } from '../../kit/contract/must.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { assetRoutes, forAYear } from './assets.ts'
import { namingFirstFiles } from './first-files.ts'
import { manifestFile, manifestRoute } from './manifest.ts'
import { mergedAddress } from './merged-links.ts'
import { type OpenParts, openPageRoutes } from './open-pages.ts'
import { createPage } from './page.ts'
import { shareTargetRoute } from './share-target.ts'

/** For what is no page: nothing in it is loaded, run or framed. */
const nothing = "default-src 'none'; frame-ancestors 'none'"
/** Where no page is, whatever is asked for there. */
const noPage = /^\/(auth|billing|calendar|call|collabs|events|ingest|log|media|outbox|sandbox|uploads)(\/|$)/

/** The built browser application: hashed files for a year, the page itself never cached. Unknown paths get the page; its router decides. */
export async function webRoutes(app: FastifyInstance, parts: OpenParts): Promise<void> {
  const { config } = parts
  const root = join(parts.built, 'web')
  const hsts = `max-age=31536000${config.HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`
  app.addHook('onSend', async (_request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      // No other site learns where someone was: addresses of ours may hold a token or a profile.
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(self), payment=()')
    if (config.publicUrl.startsWith('https:')) void reply.header('strict-transport-security', hsts)
    const isData = /^application\/(json|pdf|zip|gzip)|^text\/(html|plain|csv|calendar)/.test(
      String(reply.getHeader('content-type') ?? ''),
    )
    if (isData && !reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', nothing)
  })
  // What answers for itself, event streams and uploads, passes by the hook above.
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(events|uploads)(\/|$)/.test(request.routeOptions.url ?? '')) return
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    if (config.publicUrl.startsWith('https:')) reply.raw.setHeader('strict-transport-security', hsts)
  })
  await shareTargetRoute(app)
  if (!existsSync(root)) {
    app.setNotFoundHandler((request) => {
      throw new CallError('not-found', `There’s nothing at ${request.url.slice(0, 100)}.`)
    })
    return
  }
  const sender = (htmlOf: (path: string) => string) => {
    // Without a validator a browser cannot keep an old page beside the policy of a new one.
    return (request: FastifyRequest, reply: FastifyReply) => {
      const path = must(request.url.split('?')[0], 'path')
      const { html, policy } = createPage(htmlOf(path), config)(path)
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html)
    }
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sendPage = sender(namingFirstFiles(root, read('index.html')))
  const door = read('door.html')
  const sendDoor = sender(() => door)
  const answers = await openPageRoutes(app, parts)
  // Files in folders are looked up when asked for: a route for each of them would take a second of every start.
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    setHeaders: (response) => void response.header('cache-control', forAYear),
  })
  assetRoutes(app, join(root, 'assets'))
  manifestRoute(app, root, config)
  await app.register(fastifyStatic, {
    root: join(root, 'shots'),
    prefix: '/shots/',
    index: false,
    decorateReply: false,
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  })
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['**/*.html', '**/*.html.*', `${manifestFile}*`, 'assets/**', 'shots/**', '.vite/**'],
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  })
  for (const [from, to] of Object.entries(alsoAt))
    app.get(from, ({ url }, reply) => reply.redirect(to + url.slice(from.length), 302))
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new CallError('not-found', `There’s nothing at ${request.url.slice(0, 100)}.`)
    const path = must(request.url.split('?')[0], 'path')
    const merged = path.startsWith('/app/') ? await mergedAddress(parts.database.db, request.url) : null
    if (merged) return reply.redirect(merged, 302)
    if (answers && !(await answers.isAppPage(path))) {
      if (!path.startsWith('/app/')) return answers.gone(request, reply)
      // Said in the frame of whoever is signed in: their cookie comes here only over HTTPS.
      void reply.code(404)
    }
    return (path === '/login' ? sendDoor : sendPage)(request, reply)
  })
}

/** Addresses that brands were given, of pages that others open too. */
const alsoAt = { '/app/brand/value': '/app/value', '/app/brand/campaigns': '/app/campaigns' }

/** Browsers name HTML; who previews a link takes anything, and is shown a page where one may be. */
function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (accept.includes('text/html')) return true
  const path = must(url.split('?')[0], 'path')
  return accept.includes('*/*') && !noPage.test(path) && !/\.[^/]*$/.test(path)
}
