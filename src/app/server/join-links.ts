import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownCookie } from '../../domains/accounts/server/cookies.ts'
import { joinSearch } from '../../domains/onboarding/address.ts'
import { rememberedDays } from '../../domains/referrals/referral.ts'
import { findInviterByCode } from '../../domains/referrals/server/inviters.ts'
import { readSearch } from '../../kit/contract/search.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { InvitedBy } from '../open-pages.ts'

type Opened = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, unknown> }>

/**
 * `GET /join/{code}`: the link that a creator or a venue shares leads to where one joins. The first one that a browser opens
 * is remembered in a cookie. Answers who invited whoever asks.
 */
export function joinLinkRoutes(app: FastifyInstance, { database, config }: { database: Database; config: Config }) {
  const cookie = ownCookie(config, 'invite', '/join')
  const find = async (code: string): Promise<InvitedBy | null> => {
    const inviter = await findInviterByCode(database.db, code)
    return inviter && { name: inviter.name, code }
  }
  const invitedBy = (request: FastifyRequest) => find(cookie.read(request) ?? '')
  app.get('/join/:code', async (request: Opened, reply) => {
    const code = request.params.code.toUpperCase()
    if (!(await invitedBy(request)) && (await find(code))) void cookie.write(reply, code, rememberedDays * 86_400)
    const { as } = readSearch(joinSearch, request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(as ? `/join?as=${as}` : '/join', 302)
  })
  return { invitedBy }
}
