import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../../../kit/server/bus.ts'
import { liveChannel } from './record.ts'

/** Proxies drop silent connections; a comment keeps them. */
const keepAliveMs = 25_000

/**
 * `GET /events`: server-sent events for the signed-in account. Each says which kinds of record changed, never what they hold:
 * the page fetches them again through the calls it may make.
 */
export function liveRoutes(
  app: FastifyInstance,
  bus: Bus,
  accountOf: (request: FastifyRequest) => Promise<string>,
): void {
  const open = new Map<string, Set<FastifyReply>>()
  const send = (reply: FastifyReply, event: string, data: unknown) =>
    reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  bus.on(liveChannel, (payload) => {
    const { to, touches } = JSON.parse(payload) as { to: string[]; touches: string[] }
    for (const account of to) for (const reply of open.get(account) ?? []) send(reply, 'touched', { touches })
  })
  bus.onReconnect(() => {
    for (const replies of open.values()) for (const reply of replies) send(reply, 'missed', {})
  })

  app.get('/events', async (request, reply) => {
    const account = await accountOf(request)
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write(': open\n\n')
    const mine = open.get(account) ?? new Set()
    open.set(account, mine.add(reply))
    const timer = setInterval(() => reply.raw.write(': still here\n\n'), keepAliveMs)
    request.raw.on('close', () => {
      clearInterval(timer)
      mine.delete(reply)
      if (mine.size === 0) open.delete(account)
    })
  })
  app.addHook('preClose', async () => {
    for (const replies of open.values()) for (const reply of replies) reply.raw.end()
  })
}
