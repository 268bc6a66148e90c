import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Bus } from '../../../kit/server/bus.ts'
import type { Db } from '../../../kit/server/database.ts'
import { findOver, sessionsChannel } from '../../accounts/server/sessions.ts'
import { liveChannel } from './announce.ts'
import { keepLately, type LiveMessage } from './lately.ts'

/** Proxies drop silent connections; a comment keeps them. */
const keepAliveMs = 25_000
/** Pages that one account may have open on all processes together; of more, the newest see changes when they are loaded again. */
export const mostStreams = 20
/** Who takes nothing in has at most this much (bytes) waiting here; then the stream is cut, and the page opens another. */
const maxWaitingBytes = 262_144
/** A stream that was ended and whose reader does not take the end in is cut after this time. */
const farewellMs = 5_000
/** How much earlier than the page says it may have begun to read: the way of its request counts as well. */
const onTheWayMs = 2_000

type Listener = { accountUid: string; sessionUid: string }
export type LiveParts = { bus: Bus; db: Db; listenerOf: (request: FastifyRequest) => Promise<Listener> }

/**
 * `GET /events`: server-sent events for the signed-in account. Each says which kinds of record changed, never what they hold:
 * the page fetches them again through the calls it may make. `unheard`: for how many milliseconds the page has been reading;
 * what changed meanwhile is said first. A signal is of the moment alone, such as that somebody is typing. A stream ends with its
 * session: at once when the session is closed or the account disabled, and at the next keep-alive if nobody said so.
 * `countStreams`: how many are open here.
 */
export function liveRoutes(app: FastifyInstance, { bus, db, listenerOf }: LiveParts): { countStreams: () => number } {
  const open = new Map<ServerResponse, Listener>()
  const streamsOf = (accountUid: string) => [...open].filter(([, listener]) => listener.accountUid === accountUid)
  const lately = keepLately()
  const room = roomForStreams(bus, (accountUid) => streamsOf(accountUid).length)
  const write = (stream: ServerResponse, text: string) => {
    if (stream.writableLength > maxWaitingBytes) stream.destroy()
    else stream.write(text)
  }
  const send = (stream: ServerResponse, event: string, data: unknown) =>
    write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const end = (stream: ServerResponse) => {
    open.delete(stream)
    stream.end()
    setTimeout(() => stream.destroy(), farewellMs).unref()
  }

  /** Ends those of these streams whose session is over. */
  const sweep = async (streams: readonly [ServerResponse, Listener][]) => {
    const over = await findOver(db, [...new Set(streams.map(([, { sessionUid }]) => sessionUid))])
    for (const [stream, { sessionUid }] of streams) if (over.has(sessionUid)) end(stream)
  }
  const trySweep = (streams: readonly [ServerResponse, Listener][]) => {
    if (streams.length === 0) return
    sweep(streams).catch((error: unknown) => app.log.warn({ err: error }, 'open pages could not be checked'))
  }

  bus.on(liveChannel, (payload) => {
    const message = JSON.parse(payload) as LiveMessage
    const { to, ...event } = message
    lately.keep(message)
    const receivers = to && new Set(to)
    for (const [stream, { accountUid }] of open)
      if (!receivers || receivers.has(accountUid)) send(stream, 'touched', event)
  })
  bus.on(sessionsChannel, (accountUid) => trySweep(streamsOf(accountUid)))
  /** What a page could not hear because it read before its stream was open. */
  const catchUp = (stream: ServerResponse, { accountUid }: Listener, from: number) => {
    const touches = lately.touchedFor(accountUid, from)
    if (!touches) send(stream, 'missed', {})
    else if (touches.length > 0) send(stream, 'touched', { touches })
  }
  bus.onReconnect(() => {
    lately.missed()
    for (const stream of open.keys()) send(stream, 'missed', {})
    trySweep([...open])
  })
  const timer = setInterval(() => {
    for (const stream of open.keys()) write(stream, ': still here\n\n')
    trySweep([...open])
  }, keepAliveMs)

  app.get<{ Querystring: { unheard?: string } }>('/events', async (request, reply) => {
    const stream = reply.raw
    const { unheard } = request.query
    const readFrom = performance.now() - Number(unheard) - onTheWayMs
    let isGone = false
    stream.on('error', () => undefined)
    stream.on('close', () => {
      isGone = true
      open.delete(stream)
    })
    const listener = await listenerOf(request)
    const opened = await room.take(listener.accountUid)
    reply.hijack()
    opened()
    if (isGone) return
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write(': open\n\n')
    open.set(stream, listener)
    if (unheard !== undefined) catchUp(stream, listener, readFrom)
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const stream of open.keys()) end(stream)
  })
  return { countStreams: () => open.size }
}

/**
 * The room for the streams of an account on all processes together. A stream counts from before the others are asked, so two
 * that open at once on two processes cannot both be the last: both are refused then, and the pages try again by themselves.
 * While the bus is away, or another process does not answer in time, those that are known count.
 */
function roomForStreams(bus: Bus, openHere: (accountUid: string) => number) {
  const own = randomUUID()
  const opening = new Set<{ accountUid: string }>()
  const here = (accountUid: string) =>
    openHere(accountUid) + [...opening].filter((one) => one.accountUid === accountUid).length
  const ask = bus.question('streams', (payload) => {
    const [asker, accountUid = ''] = payload.split(' ')
    return asker === own ? '0' : String(here(accountUid))
  })
  const elsewhere = async (accountUid: string) => {
    const counts = bus.isUp() ? await ask(`${own} ${accountUid}`) : []
    return counts.reduce((sum, count) => sum + Number(count), 0)
  }
  return {
    /** Refuses where there is none left. Answers what to call once the stream is open. */
    take: async (accountUid: string): Promise<() => void> => {
      const one = { accountUid }
      opening.add(one)
      const number = here(accountUid)
      try {
        if (number > mostStreams || number + (await elsewhere(accountUid)) > mostStreams)
          throw new CallError(
            'resource-exhausted',
            'You have too many pages open. Close some to see changes as they happen.',
          )
      } catch (error) {
        opening.delete(one)
        throw error
      }
      return () => opening.delete(one)
    },
  }
}
