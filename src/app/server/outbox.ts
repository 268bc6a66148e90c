import ipaddr from 'ipaddr.js'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../kit/contract/errors.ts'
import type { Config } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import type { Database } from '../../kit/server/database.ts'
import { escapeHtml } from '../../kit/server/html.ts'
import { mails } from '../../kit/server/mail/tables.ts'

const shown = 100

/** `/outbox`: the mail that would have been sent, to be read in the browser. Only without SMTP and on this machine's own address. */
export function outboxRoutes(app: FastifyInstance, database: Database, config: Config): void {
  if (config.SMTP_URL || !isOwnMachine(config.publicUrl)) return
  // Who connects, not whom they say they mean. Behind a proxy of which the settings know nothing, the outbox would hand sign-in links to everyone.
  const onlyHere = async (request: FastifyRequest) => {
    const proxied =
      request.headers['x-forwarded-for'] ?? request.headers['forwarded'] ?? request.headers['x-forwarded-host']
    if (
      proxied !== undefined ||
      !isLoopback(request.socket.remoteAddress) ||
      !isOwnMachine(`http://${request.headers.host}`)
    )
      throw new CallError('not-found', 'There’s nothing at this address.')
  }
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'"

  app.get('/outbox', { onRequest: onlyHere }, async (_request, reply) => {
    const rows = await database.db
      .select({ uid: mails.uid, to: mails.to, subject: mails.subject, at: mails.createdAt })
      .from(mails)
      .orderBy(desc(mails.uid))
      .limit(shown)
    const list = rows
      .map(
        (mail) =>
          `<li><a href="/outbox/${mail.uid}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(mail.to)} · ${mail.at.toISOString()}</small></li>`,
      )
      .join('')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Outbox</title><body style="font:16px/1.5 system-ui;max-width:640px;margin:40px auto;padding:0 16px"><h1>Outbox</h1><p>No mail server is set up, so emails stay here. Showing the last ${shown}.</p><ul>${list}</ul></body></html>`,
      )
  })
  app.get<{ Params: { uid: string } }>('/outbox/:uid', { onRequest: onlyHere }, async (request, reply) => {
    const [mail] = await database.db.select().from(mails).where(eq(mails.uid, request.params.uid))
    if (!mail) throw new CallError('not-found', 'We couldn’t find that email.')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(mail.html)
  })
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
