import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { now } from '../../kit/server/clock.ts'

type Session = {
  id: string
  object: 'identity.verification_session'
  type: 'document'
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  url: string | null
  metadata: Record<string, string>
  last_error: { code: string; reason: string } | null
  redaction: { status: 'processing' | 'redacted' } | null
  verified_outputs: { first_name: string; last_name: string; dob: { year: number; month: number; day: number } } | null
}
type Outcome = { first: string; last: string; born: readonly [number, number, number] } | { error: string }

export type IdentityDouble = {
  url: string
  sessions: Map<string, Session>
  /** What a person did on the provider's page; answers the webhook that follows, with its signature. */
  finish: (sessionId: string, outcome: Outcome) => { body: string; signature: string }
  close: () => Promise<void>
}

/** Stripe Identity’s wire format for tests: sessions opened, read and redacted, and the webhooks that tell of them. */
export async function openIdentityDouble(secretKey: string, webhookSecret: string): Promise<IdentityDouble> {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const open = (key: string, body: URLSearchParams): Session => {
    const known = byKey.get(key)
    if (known) return known
    const id = `vs_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'identity.verification_session',
      type: 'document',
      status: 'requires_input',
      url: `https://verify.stripe.test/start/${id}`,
      metadata: { check_uid: body.get('metadata[check_uid]') ?? '' },
      last_error: null,
      redaction: null,
      verified_outputs: null,
    }
    sessions.set(id, session)
    byKey.set(key, session)
    return session
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://double.invalid')
    const [, id, verb] = /^\/v1\/identity\/verification_sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`
      const found = id ? sessions.get(id) : open(String(request.headers['idempotency-key']), new URLSearchParams(text))
      if (found && verb === 'redact') found.redaction = { status: 'processing' }
      response.writeHead(isKnown ? (found ? 200 : 404) : 401, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(isKnown && found ? found : { error: { type: 'invalid_request_error', message: 'No.' } }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const finish = (sessionId: string, outcome: Outcome) => {
    const session = sessions.get(sessionId)
    if (!session) throw new Error(`no such session: ${sessionId}`)
    if ('error' in outcome) session.last_error = { code: outcome.error, reason: 'It did not pass.' }
    else {
      const [year, month, day] = outcome.born
      session.status = 'verified'
      session.verified_outputs = { first_name: outcome.first, last_name: outcome.last, dob: { year, month, day } }
    }
    // The event does not bring the outputs: they have to be asked for.
    const object = { ...session, verified_outputs: undefined }
    const type = `identity.verification_session.${session.status}`
    const body = JSON.stringify({ id: `evt_${sessionId}`, object: 'event', type, data: { object } })
    const timestamp = Math.floor(now().getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp })
    return { body, signature }
  }
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sessions, finish, close }
}
