import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { joinSearch } from '../../domains/onboarding/address.ts'
import { scheduleSearch } from '../../domains/meetings/address.ts'
import { currencies } from '../../domains/plans/tiers.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { readSearch } from '../../kit/contract/search.ts'
import { now } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Caller, Runner } from '../../kit/server/runner.ts'
import { runCall } from '../../product/server/product.ts'
import type { OpenRenderer, OpenWords } from '../open-pages.ts'
import { openHeads } from './heads.ts'
import { influencerPageRoutes, type SendGone, type SendOpen } from './influencer-pages.ts'
import { createPage } from './page.ts'

/** `built` is the folder of what was built for browsers. */
export type OpenBuild = OpenRenderer & { template: string }
export type OpenParts = { database: Database; config: Config; product: Runner; storage: Storage; built: string }

function wordsOf(config: Config): OpenWords {
  const { ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL } = config
  const tools = [ANALYTICS_URL, GOOGLE_TAG_ID, META_PIXEL_ID, RECORDING_SCRIPT_URL, ONBOARDING_SCRIPT_URL]
  return {
    product: config.PRODUCT_NAME,
    media: config.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '/media',
    mail: /<(.+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM,
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
  { database, config, product, storage, built }: OpenParts,
  build?: OpenBuild,
): Promise<void> {
  const from = build ?? (await readBuild(built))
  if (!from) return
  const { renderOpenPage, openStyles } = from
  const page = createPage(from.template, config)
  const words = wordsOf(config)
  const send: SendOpen = (reply, path, open, head) => {
    const { html, policy } = page(path, { head, body: renderOpenPage(open, words), styles: openStyles })
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .code(open.kind === 'gone' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const gone: SendGone = (request, reply) =>
    send(reply, must(request.url.split('?')[0], 'path'), { kind: 'gone' }, { title: 'No such page', hidden: true })

  const managerOf = (slug: string, request: FastifyRequest) =>
    orNull(runCall(product, 'getStaffCard', { slug }, anonymousCaller(request)))

  for (const kind of ['home', 'privacy', 'terms'] as const) {
    const path = kind === 'home' ? '/' : `/${kind}`
    app.get(path, async (_request, reply) => send(reply, path, { kind }, openHeads[kind]))
  }
  app.get('/join', async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
    const { as, tier: wanted } = readSearch(joinSearch, request.query)
    const side = as ?? (wanted && 'brand')
    if (!side) return send(reply, '/join', { kind: 'join' }, openHeads.join)
    const caller = anonymousCaller(request)
    const { open } = await runCall(product, 'listOpenCities', {}, caller)
    const tiers = wanted ? await runCall(product, 'getPricingTiers', { currency: 'GBP' }, caller) : []
    const tier = tiers.find((one) => one.id === wanted && one.enabled) ?? null
    return send(reply, '/join', { kind: 'join-as', side, tier, open }, openHeads.join)
  })
  app.get('/schedule-call', async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
    const { token, with: asked, tier, source, timezone } = readSearch(scheduleSearch, request.query)
    // A call that is booked is the application's.
    if (token !== undefined) {
      reply.callNotFound()
      return reply
    }
    const host = asked ? await managerOf(asked, request) : null
    const times = timezone
      ? await runCall(product, 'listMeetingTimes', { timezone, with: asked }, anonymousCaller(request))
      : undefined
    const clock = timezone ? { zone: timezone, at: now().toISOString() } : undefined
    return send(
      reply,
      '/schedule-call',
      { kind: 'schedule-call', with: asked, host, tier, source, clock, times },
      openHeads['schedule-call'],
    )
  })
  app.get('/pricing', async (request: FastifyRequest<{ Querystring: { currency?: string } }>, reply) => {
    const currency = currencies.find((one) => one === request.query.currency) ?? 'GBP'
    const tiers = await runCall(product, 'getPricingTiers', { currency }, anonymousCaller(request))
    return send(reply, '/pricing', { kind: 'pricing', tiers, currency }, openHeads.pricing)
  })
  app.get('/app/account-manager/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const manager = await managerOf(request.params.slug, request)
    if (!manager) return gone(request, reply)
    return send(
      reply,
      `/app/account-manager/${manager.slug}`,
      { kind: 'manager', manager },
      {
        title: manager.name,
        description: `${manager.name} looks after brands on ${config.PRODUCT_NAME}.${manager.takesMeetings ? ' Book a call.' : ''}`,
      },
    )
  })

  influencerPageRoutes(app, { database, config, storage, send, gone })
}

async function readBuild(built: string): Promise<OpenBuild | null> {
  const [template, renderer] = [join(built, 'web/open.html'), join(built, 'server/open.js')]
  if (!existsSync(template) || !existsSync(renderer)) return null
  const build = (await import(pathToFileURL(renderer).href)) as OpenRenderer
  return { ...build, template: readFileSync(template, 'utf8') }
}

function anonymousCaller(request: FastifyRequest): Caller {
  return { accountUid: null, sessionUid: null, requestId: request.id, address: request.ip }
}

/** What was asked for, or null where there is no such thing. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof CallError && ['not-found', 'invalid-argument'].includes(error.code)) return null
    throw error
  })
}
