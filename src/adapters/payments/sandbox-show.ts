import type { FastifyReply, FastifyRequest } from 'fastify'
import { sandboxPage } from '../../kit/server/sandbox-html.ts'

export type Asked = FastifyRequest<{
  Params: { id: string }
  Querystring: { back?: string; said?: string }
  Body: { do?: string } | undefined
}>

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; img-src 'self'"
export const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function show(reply: FastifyReply, title: string, body: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(sandboxPage(title, body, 'a stand-in for the payment provider. No card is charged.'))
}

export const nothing = (reply: FastifyReply) => show(reply, 'Page not found', '<p>This page has expired.</p>', 404)
