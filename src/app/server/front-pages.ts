import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { scheduleSearch } from '../../domains/meetings/address.ts'
import { listStaffCards } from '../../domains/meetings/server/staff-cards.ts'
import { joinSearch } from '../../domains/onboarding/address.ts'
import { listFrontStories } from '../../domains/value/server/front-story.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { readSearch } from '../../kit/contract/search.ts'
import { now } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Caller, Runner } from '../../kit/server/runner.ts'
import { runCall } from '../../product/server/product.ts'
import type { Prices } from '../open-pages.ts'
import { openHeads } from './heads.ts'
import { joinLinkRoutes } from './join-links.ts'
import type { SendGone, SendOpen } from './influencer-pages.ts'
import { currencyOf } from './reader.ts'

type Query = FastifyRequest<{ Querystring: Record<string, unknown> }>
type Parts = { product: Runner; send: SendOpen }

/** The plans in the reader's currency; what is answered then depends on their language. */
async function pricesFor(product: Runner, request: Query, reply: FastifyReply): Promise<Prices> {
  void reply.header('vary', 'accept-language')
  const currency = currencyOf(request.query.currency, request.headers['accept-language'])
  return { currency, tiers: await runCall(product, 'getPricingTiers', { currency }, anonymousCaller(request)) }
}

/** The front door, the creators' page, prices, and the small print. */
export function frontRoutes(
  app: FastifyInstance,
  { database, config, product, send }: Parts & { database: Database; config: Config },
): void {
  app.get('/', async (request: Query, reply) => {
    const prices = await pricesFor(product, request, reply)
    const managers = await listStaffCards(database.db)
    // Read where it was written: a replica may still show what was taken down.
    const stories = await listFrontStories(database.db, config)
    return send(reply, '/', { kind: 'home', prices, managers, stories }, openHeads.home)
  })
  app.get('/pricing', async (request: Query, reply) => {
    const prices = await pricesFor(product, request, reply)
    return send(reply, '/pricing', { kind: 'pricing', prices }, openHeads.pricing)
  })
  for (const kind of ['creators', 'privacy', 'terms'] as const)
    app.get(`/${kind}`, async (_request, reply) => send(reply, `/${kind}`, { kind }, openHeads[kind]))
}

/** Joining, and booking a call. */
export function joinRoutes(
  app: FastifyInstance,
  { database, config, product, send }: Parts & { database: Database; config: Config },
): void {
  const { invitedBy } = joinLinkRoutes(app, { database, config })
  app.get('/join', async (request: Query, reply) => {
    const { as, tier: wanted, venue = '' } = readSearch(joinSearch, request.query)
    const side = as ?? (wanted && 'brand')
    const inviter = await invitedBy(request)
    if (!side) return send(reply, '/join', { kind: 'join', invitedBy: inviter }, openHeads.join)
    const { open } = await runCall(product, 'listOpenCities', {}, anonymousCaller(request))
    const { tiers } = wanted ? await pricesFor(product, request, reply) : { tiers: [] }
    const tier = tiers.find((one) => one.id === wanted && one.enabled) ?? null
    return send(reply, '/join', { kind: 'join-as', side, tier, open, venue, invitedBy: inviter }, openHeads.join)
  })
  app.get('/schedule-call', async (request: Query, reply) => {
    const { token, with: asked, tier, source, timezone } = readSearch(scheduleSearch, request.query)
    // A call that is booked is the application's.
    if (token !== undefined) {
      reply.callNotFound()
      return reply
    }
    const host = asked ? await managerOf(product, asked, request) : null
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
}

/** The page of a named account manager. */
export function managerRoutes(
  app: FastifyInstance,
  { config, product, send, gone }: Parts & { config: Config; gone: SendGone },
): void {
  app.get('/app/account-manager/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const manager = await managerOf(product, request.params.slug, request)
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
}

const managerOf = (product: Runner, slug: string, request: FastifyRequest) =>
  orNull(runCall(product, 'getStaffCard', { slug }, anonymousCaller(request)))

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
