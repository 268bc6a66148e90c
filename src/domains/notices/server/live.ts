import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../../../kit/server/bus.ts'
import type { Db } from '../../../kit/server/database.ts'
import { findOver, sessionsChannel } from '../../accounts/server/sessions.ts'
import { liveChannel } from './record.ts'

/** Proxies drop silent connections; a comment keeps them. */
const keepAliveMs = 25_000

type Listener = { accountUid: string; sessionUid: string }
export type LiveParts = { bus: Bus; db: Db; listenerOf: (request: FastifyRequest) => Promise<Listener> }

/**
 * `GET /events`: server-sent events for the signed-in account. Each says which kinds of record changed, never what they hold:
 * the page fetches them again through the calls it may make. A stream ends with its session: at once when the session is
 * closed or the account disabled, and at the next keep-alive if nobody said so.
 */
export function liveRoutes(app: FastifyInstance, { bus, db, listenerOf }: LiveParts): void {
  const open = new Map<string, Map<FastifyReply, string>>()
  const send = (reply: FastifyReply, event: string, data: unknown) =>
    reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const pages = () => [...open.values()].flatMap((replies) => [...replies])

  /** Ends those of these streams whose session is over. */
  const sweep = async (streams: readonly [FastifyReply, string][]) => {
    const over = await findOver(db, [...new Set(streams.map(([, session]) => session))])
    for (const [reply, session] of streams) if (over.has(session)) reply.raw.end()
  }
  const trySweep = (streams: readonly [FastifyReply, string][]) => {
    if (streams.length === 0) return
    sweep(streams).catch((error: unknown) => app.log.warn({ err: error }, 'open pages could not be checked'))
  }

  bus.on(liveChannel, (payload) => {
    const { to, touches } = JSON.parse(payload) as { to: string[] | null; touches: string[] }
    const told = to ? to.flatMap((account) => [...(open.get(account) ?? [])]) : pages()
    for (const [reply] of told) send(reply, 'touched', { touches })
  })
  bus.on(sessionsChannel, (account) => trySweep([...(open.get(account) ?? [])]))
  bus.onReconnect(() => {
    for (const [reply] of pages()) send(reply, 'missed', {})
    trySweep(pages())
  })
  const timer = setInterval(() => {
    for (const [reply] of pages()) reply.raw.write(': still here\n\n')
    trySweep(pages())
  }, keepAliveMs)

  app.get('/events', async (request, reply) => {
    const { accountUid, sessionUid } = await listenerOf(request)
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write(': open\n\n')
    const mine = open.get(accountUid) ?? new Map<FastifyReply, string>()
    open.set(accountUid, mine.set(reply, sessionUid))
    request.raw.on('close', () => {
      mine.delete(reply)
      if (mine.size === 0 && open.get(accountUid) === mine) open.delete(accountUid)
    })
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const [reply] of pages()) reply.raw.end()
  })
}
