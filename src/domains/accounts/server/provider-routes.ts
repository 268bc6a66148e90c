import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { networkOf, sharedLimiter } from '../../../kit/server/limits.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { notAsSomeoneElse, notWhileViewing } from '../../../access/roles.ts'
import { providerFinish, providerStart } from '../contract/providers.ts'
import { signInTexts as texts } from '../texts.ts'
import { getAccount } from './accounts.ts'
import { ownCookie } from './cookies.ts'
import { providerConnectedMail } from './mails.ts'
import { accountOfPerson, beginAt, connect, finishAt, providerTryMs } from './providers.ts'
import { adminRefusal } from './request-link.ts'
import { readBody } from './request-parts.ts'
import { recordRefusal, recordSecurityEvent, type Visitor } from './security-events.ts'
import { addressTries, type Entry, enter, type SignedIn } from './sign-in.ts'
import { makeSecret } from './tokens.ts'

/** Where Apple answers to. */
export const appleBack = '/auth/provider/apple'

type Door = {
  welcome: (request: FastifyRequest, reply: FastifyReply, entry: Entry) => Promise<FastifyReply>
  /** The session of a request's cookie, if there is one. */
  findSession: (request: FastifyRequest) => Promise<SignedIn | null>
  visitorOf: (request: FastifyRequest) => Visitor
}

/**
 * Signing in at a provider. The browser comes back to a page of ours, which sends what it brought along: so that a second
 * step and refusals are shown there, and a POST of our own opens the session.
 */
export function providerRoutes(app: FastifyInstance, database: Database, config: Config, door: Door): void {
  const { db } = database
  const { name, points, seconds } = addressTries
  const addresses = sharedLimiter(database, name, points, seconds, texts.tooMany)
  const browser = ownCookie(config, 'provider')

  app.post('/auth/provider/start', async (request, reply) => {
    await addresses.take(networkOf(request.ip))
    const { provider } = readBody(providerStart, request)
    const { token } = makeSecret()
    const url = await beginAt(db, config, provider, { browser: token })
    void browser.write(reply, token, providerTryMs / 1000)
    return { url }
  })

  app.post('/auth/provider/finish', async (request, reply) => {
    await addresses.take(networkOf(request.ip))
    const { name: given, ...answer } = readBody(providerFinish, request)
    const session = await door.findSession(request)
    const begun = await finishAt(db, config, answer, {
      browser: browser.read(request),
      accountUid: session?.accountUid ?? null,
    }).catch((error: unknown) => {
      if (error instanceof CallError && error.cause instanceof Error)
        request.log.warn({ cause: error.cause.message }, 'a provider refused')
      throw error
    })
    const visitor = door.visitorOf(request)
    if (begun.accountUid) {
      if (session?.byUid) throw new CallError('permission-denied', notAsSomeoneElse)
      if (session?.isViewing) throw new CallError('permission-denied', notWhileViewing)
      const { accountUid, provider, person } = begun
      await db.transaction(async (tx) => {
        await connect(tx, accountUid, provider, person)
        await recordSecurityEvent(tx, accountUid, 'provider-connected', visitor)
        const { email } = await getAccount(tx, accountUid)
        const key = `provider-connected:${answer.state.slice(0, 16)}`
        await postMail(tx, key, email, providerConnectedMail(config, provider.name))
      })
      return { connected: provider.name }
    }
    let refusedUid: string | null = null
    const entering = db.transaction(async (tx) => {
      const account = await accountOfPerson(tx, config, begun, given)
      refusedUid = account.uid
      if (account.disabledAt) throw new CallError('unauthenticated', texts.disabled)
      const refused = await adminRefusal(tx, account.uid)
      if (refused) throw refused
      return enter(tx, config, account, visitor, 'provider')
    })
    const entry = await entering.catch((error: unknown) =>
      recordRefusal(db, error, { accountUid: refusedUid, kind: 'sign-in-refused', visitor }),
    )
    return door.welcome(request, reply, entry)
  })
}

/**
 * Where Apple posts its answer: from another site, so without our cookies. What it says goes on to our page, which is ours to
 * open; nothing is decided here.
 */
export function appleRoute(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(appleBack, async (request, reply) => {
      const form = (request.body ?? {}) as Record<string, string>
      const { code = '', state = '', error = '' } = form
      const search = new URLSearchParams({ state, ...(error ? { error } : { code }), ...nameIn(form['user']) })
      return reply.redirect(`/app/provider-login?${search.toString()}`, 303)
    })
  })
}

/** Apple says the name once, at the first sign-in, as JSON beside the code. */
function nameIn(user: string | undefined): { name?: string } {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } }
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string')
    return words.length > 0 ? { name: words.join(' ').slice(0, 80) } : {}
  } catch {
    return {}
  }
}
