import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import {
  confirmation,
  emailSignIn,
  linkRequest,
  linkSignIn,
  passwordChange,
  passkeySignIn,
  passwordExchange,
  quickSignIn,
  secondStepProof,
  secondStepStart,
  type SignInAnswer,
  signOutRequest,
  signUpRequest,
} from '../contract.ts'
import { signInTexts } from '../texts.ts'
import { changePassword } from './change-password.ts'
import { ownCookie } from './cookies.ts'
import { appleBack, appleRoute, providerRoutes } from './provider-routes.ts'
import { readBody, visitors } from './request-parts.ts'
import { recordSecurityEvent, type Visitor } from './security-events.ts'
import { closeSession, closeSessions, sessionMs, touchSession } from './sessions.ts'
import { secondStep } from './second-step.ts'
import { type Entry, type SignedIn, signIn } from './sign-in.ts'
import { readAccessToken, signAccessToken } from './tokens.ts'

/**
 * `/auth/*`: identity. The cookie can only be traded for short-lived access tokens; no call accepts it.
 * Every POST must come from our own pages (Origin), besides the cookie being SameSite=Lax.
 */
export function authRoutes(app: FastifyInstance, database: Database, config: Config): void {
  const ways = signIn(database, config)
  const exchangePassword = changePassword(database, config)
  const { read: cookieOf, write: setCookie } = ownCookie(config, 'session')
  const { visitorOf, keepMark } = visitors(config)
  /** The session that this browser held before, perhaps someone else's, ends with the new one; a second step may come first. */
  const welcome = async (request: FastifyRequest, reply: FastifyReply, entry: Entry) => {
    if ('secondFactor' in entry) return reply.send(entry satisfies SignInAnswer)
    const before = cookieOf(request)
    if (before) await database.db.transaction((tx) => closeSession(tx, before))
    void setCookie(reply, entry.cookie, sessionMs / 1000)
    return keepMark(request, reply).send({ ok: true } satisfies SignInAnswer)
  }
  /** The same session goes on under another token, for as long as it had. */
  const replaceCookie = (reply: FastifyReply, { expiresAt }: { expiresAt: Date }, token: string) =>
    setCookie(reply, token, secondsUntil(expiresAt)).send({ ok: true } satisfies SignInAnswer)

  const findSession = async (request: FastifyRequest) => {
    const token = cookieOf(request)
    return token ? touchSession(database.db, token) : null
  }
  const sessionOf = async (request: FastifyRequest) => {
    const session = await findSession(request)
    if (!session) throw new CallError('unauthenticated', 'Please sign in.')
    return session
  }

  app.addHook('onRequest', async (request) => {
    // By its route: in the address the same path can be written in many ways.
    const { url } = request.routeOptions
    // Apple posts its answer from its own pages; it is sent on and decides nothing (`appleRoute`).
    if (request.method !== 'POST' || !url?.startsWith('/auth/') || url === appleBack) return
    if (!isForeign(request, config)) return
    request.log.warn('a request from another site was refused')
    throw new CallError(
      'permission-denied',
      `This request came from another site. Open ${config.publicUrl} and try again.`,
    )
  })
  app.post('/auth/sign-in/email', async (request, reply) =>
    welcome(
      request,
      reply,
      await ways.withPassword(readBody(emailSignIn, request, passwordProblem), visitorOf(request)),
    ),
  )
  app.post('/auth/sign-in/link', async (request, reply) =>
    welcome(request, reply, await ways.withLink(readBody(linkSignIn, request), visitorOf(request))),
  )
  app.post('/auth/sign-in/quick', async (request, reply) =>
    welcome(request, reply, await ways.withQuickLink(readBody(quickSignIn, request), visitorOf(request))),
  )
  secondStepRoutes(app, secondStep(database, config), { welcome, sessionOf, replaceCookie, visitorOf })
  app.post('/auth/password', async (request, reply) =>
    welcome(request, reply, await ways.setPassword(readBody(passwordChange, request), visitorOf(request))),
  )
  app.post('/auth/link', async (request) => {
    await ways.requestLink(readBody(linkRequest, request), visitorOf(request))
    return { ok: true }
  })
  app.post('/auth/sign-up', async (request) => {
    await ways.signUp(readBody(signUpRequest, request), visitorOf(request))
    return { ok: true }
  })
  app.post('/auth/password/exchange', async (request, reply) => {
    const session = await sessionOf(request)
    const { cookie } = await exchangePassword(session, readBody(passwordExchange, request), visitorOf(request))
    return replaceCookie(reply, session, cookie)
  })
  app.post('/auth/sign-out', async (request, reply) => {
    const asked = readBody(signOutRequest, request)
    const token = cookieOf(request)
    await database.db.transaction(async (tx) => {
      const closed = token ? await closeSession(tx, token) : null
      // Who is signed in as someone leaves alone.
      if (!closed || closed.byUid) return
      // Who views as a profile changes nothing but this browser.
      const everywhere = asked.everywhere && !closed.isViewing
      if (everywhere) await closeSessions(tx, closed.accountUid)
      const kind = everywhere ? 'signed-out-everywhere' : 'signed-out'
      await recordSecurityEvent(tx, closed.accountUid, kind, visitorOf(request))
    })
    return setCookie(reply, '', 0).send({ ok: true })
  })
  providerRoutes(app, database, config, { welcome, findSession, visitorOf })
  appleRoute(app)
  app.get('/auth/token', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    // A guest is no failure: a browser would report one in its console.
    if (!cookieOf(request)) return reply.code(204).send()
    const session = await sessionOf(request)
    // The cookie lasts as long as the session that its use has just prolonged.
    setCookie(reply, must(cookieOf(request)), secondsUntil(session.expiresAt))
    return reply.send(await signAccessToken(config, { accountUid: session.accountUid, sessionUid: session.uid }))
  })
}

type Door = {
  welcome: (request: FastifyRequest, reply: FastifyReply, entry: Entry) => Promise<FastifyReply>
  sessionOf: (request: FastifyRequest) => Promise<SignedIn & { expiresAt: Date }>
  replaceCookie: (reply: FastifyReply, session: { expiresAt: Date }, token: string) => FastifyReply
  visitorOf: (request: FastifyRequest) => Visitor
}

const secondsUntil = (moment: Date) => Math.floor((moment.getTime() - now().getTime()) / 1000)

/** The second step of a sign-in, passkeys as the only one, and proving once more who is signed in. */
function secondStepRoutes(
  app: FastifyInstance,
  second: ReturnType<typeof secondStep>,
  { welcome, sessionOf, replaceCookie, visitorOf }: Door,
): void {
  app.post('/auth/second-factor/start', async (request) =>
    second.startPasskey(readBody(secondStepStart, request), visitorOf(request)),
  )
  app.post('/auth/second-factor', async (request, reply) =>
    welcome(request, reply, await second.withSecondFactor(readBody(secondStepProof, request), visitorOf(request))),
  )
  app.post('/auth/passkey/start', async (request) => second.startPasskey({}, visitorOf(request)))
  app.post('/auth/passkey', async (request, reply) =>
    welcome(request, reply, await second.withPasskey(readBody(passkeySignIn, request), visitorOf(request))),
  )
  app.post('/auth/confirm/start', async (request) => second.startConfirmation(await sessionOf(request)))
  app.post('/auth/confirm', async (request, reply) => {
    const session = await sessionOf(request)
    const { cookie } = await second.confirm(session, readBody(confirmation, request), visitorOf(request))
    return replaceCookie(reply, session, cookie)
  })
}

/** Who a request comes from, by its Bearer token. A wrong or ended token is refused, not taken for a guest. */
export async function callerOf(request: FastifyRequest, secrets: Secrets): Promise<Caller> {
  const device = request.headers['user-agent']
  const base = { requestId: request.id, address: request.ip, ...(device && { device }) }
  const header = request.headers.authorization
  if (!header) return { ...base, accountUid: null, sessionUid: null }
  const identity = header.startsWith('Bearer ') ? await readAccessToken(secrets, header.slice(7)) : null
  if (!identity) throw new CallError('unauthenticated', 'Please sign in again.')
  return { ...base, ...identity }
}

/** Our pages are at the public address, or where this request itself was sent to (a proxy may call us by another name). */
function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  return origin !== new URL(config.publicUrl).origin && new URL(origin).host !== request.host
}

/** The texts for a password sign-in that cannot even be tried. */
function passwordProblem(field: string): string {
  return field === 'email' ? signInTexts.invalidEmail : signInTexts.details
}
