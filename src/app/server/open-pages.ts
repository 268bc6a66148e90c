import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import QRCode from 'qrcode'
import { currencies } from '../../domains/plans/tiers.ts'
import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'
import { findPublicInfluencer } from '../../domains/content/server/public-influencer.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { networkOf, steppedLimiter } from '../../kit/server/limits.ts'
import type { Caller, Runner } from '../../kit/server/runner.ts'
import type { PricingTier } from '../../domains/plans/contract.ts'
import type { ManagerCard, OpenPage, OpenRenderer, OpenWords } from '../open-pages.ts'
import { type Head, openHeads } from './heads.ts'
import { createPage } from './page.ts'
import { pressKit } from './press-kit.ts'

/** `built` is the folder of what was built for browsers. */
export type OpenBuild = OpenRenderer & { template: string }
export type OpenParts = { database: Database; config: Config; product: Runner; built: string }

function wordsOf(config: Config): OpenWords {
  const { ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL } = config
  const tools = [ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL]
  return {
    product: config.PRODUCT_NAME,
    media: config.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '/media',
    usageDays: config.USAGE_RETENTION_DAYS,
    hasTools: tools.some((tool) => tool !== undefined),
    hasRecorder: RECORDING_SCRIPT_URL !== undefined,
    hasStreets: config.MAP_STYLE_URL !== undefined,
  }
}

/**
 * The pages that everyone may read and that need no script: written here for each request, so that what is switched off is
 * gone at once. Without a build of the pages there are none.
 */
export async function openPageRoutes(
  app: FastifyInstance,
  { database, config, product, built }: OpenParts,
  build?: OpenBuild,
): Promise<void> {
  const from = build ?? (await readBuild(built))
  if (!from) return
  const { renderOpenPage, openStyles } = from
  const page = createPage(from.template, config)
  const words = wordsOf(config)
  const send = (reply: FastifyReply, path: string, open: OpenPage, head: Head) => {
    const { html, policy } = page(path, { head, body: renderOpenPage(open, words), styles: openStyles })
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .code(open.kind === 'gone' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, request.url.split('?')[0]!, { kind: 'gone' }, { title: 'No such page', hidden: true })

  for (const kind of ['home', 'privacy', 'terms'] as const) {
    const path = kind === 'home' ? '/' : `/${kind}`
    app.get(path, async (_request, reply) => send(reply, path, { kind }, openHeads[kind]))
  }
  // Once it is said as what one joins, the form is the application's.
  app.get('/join', async (request: FastifyRequest<{ Querystring: { as?: string; tier?: string } }>, reply) => {
    if (request.query.as !== undefined || request.query.tier !== undefined) {
      reply.callNotFound()
      return reply
    }
    return send(reply, '/join', { kind: 'join' }, openHeads.join)
  })
  app.get('/pricing', async (request: FastifyRequest<{ Querystring: { currency?: string } }>, reply) => {
    const currency = currencies.find((one) => one === request.query.currency) ?? 'GBP'
    const tiers = (await product.run('getPricingTiers', { currency }, guestOf(request))) as PricingTier[]
    return send(reply, '/pricing', { kind: 'pricing', tiers, currency }, openHeads.pricing)
  })
  app.get('/app/account-manager/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { slug } = request.params
    const manager = await orNull(product.run('getStaffCard', { slug }, guestOf(request)) as Promise<ManagerCard>)
    if (!manager) return gone(request, reply)
    return send(
      reply,
      `/app/account-manager/${manager.slug}`,
      { kind: 'manager', manager },
      {
        title: manager.name,
        description: `${manager.name} looks after brands on ${config.PRODUCT_NAME}.${manager.takesCalls ? ' Book a call.' : ''}`,
      },
    )
  })

  const sendInfluencer = (reply: FastifyReply, influencer: PublicInfluencer) => {
    const url = `/i/${influencer.slug}`
    return send(
      reply,
      url,
      { kind: 'influencer', influencer, url },
      {
        title: `${influencer.name} (@${influencer.handle})`,
        description: influencer.bio || `${influencer.name} makes content about places in ${influencer.city}.`,
        image: influencer.avatar ? `${words.media}/full/${influencer.avatar}` : undefined,
        hidden: !influencer.inSearch,
      },
    )
  }
  // Read where it was written: a replica may still show what was switched off.
  const bySlug = (slug: string) => findPublicInfluencer(database.db, { slug })
  app.get('/i/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const influencer = await bySlug(request.params.slug)
    return influencer ? sendInfluencer(reply, influencer) : gone(request, reply)
  })
  app.get('/app/influencer/profile', async (request: FastifyRequest<{ Querystring: { handle?: string } }>, reply) => {
    const { handle } = request.query
    const influencer = typeof handle === 'string' ? await findPublicInfluencer(database.db, { handle }) : null
    return influencer ? sendInfluencer(reply, influencer) : gone(request, reply)
  })
  // Both are drawn for each request.
  const drawing = steppedLimiter(database, 'press-kit', 60, 60, 'Too many requests. Please wait a moment.')
  app.get('/i/:slug/qr.svg', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    await drawing.take(networkOf(request.ip))
    const influencer = await mustFind(bySlug(request.params.slug))
    const code = await QRCode.toString(`${config.publicUrl}/i/${influencer.slug}`, { type: 'svg', margin: 1 })
    return reply.header('cache-control', 'no-cache').type('image/svg+xml').send(code)
  })
  app.get('/i/:slug/kit.pdf', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    await drawing.take(networkOf(request.ip))
    const influencer = await mustFind(bySlug(request.params.slug))
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `inline; filename="${influencer.slug}.pdf"`)
      .type('application/pdf')
      .send(await pressKit(influencer, config))
  })
}

async function readBuild(built: string): Promise<OpenBuild | null> {
  const [template, renderer] = [join(built, 'web/open.html'), join(built, 'open/render.js')]
  if (!existsSync(template) || !existsSync(renderer)) return null
  const build = (await import(pathToFileURL(renderer).href)) as OpenRenderer
  return { ...build, template: readFileSync(template, 'utf8') }
}

async function mustFind(page: Promise<PublicInfluencer | null>): Promise<PublicInfluencer> {
  const found = await page
  if (!found) throw new CallError('not-found', 'This page is not shown.')
  return found
}

function guestOf(request: FastifyRequest): Caller {
  return { accountUid: null, sessionUid: null, requestId: request.id, address: request.ip }
}

/** What was asked for, or null where there is no such thing. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof CallError && ['not-found', 'invalid-argument'].includes(error.code)) return null
    throw error
  })
}
