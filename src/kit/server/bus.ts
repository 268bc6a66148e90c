import { sql } from 'drizzle-orm'
import pg from 'pg'
import { must } from '../contract/must.ts'
import type { Database, Queryable } from './database.ts'
import type { Log } from './log.ts'

/** Messages between all processes on one database, sent with the transaction that writes them (LISTEN/NOTIFY). */
export type Bus = {
  /** Hears every message of a channel from any process, this one included. */
  on: (channel: string, hear: (payload: string) => void) => void
  /** Called after the connection was lost and found again: what was said meanwhile was not heard. */
  onReconnect: (run: () => void) => void
  close: () => Promise<void>
}

const busChannel = 'bus'
const maxPayload = 7_500

/** Sends a message when the transaction commits; nothing is sent if it does not. Payloads stay under 7.5 kB. */
export async function say(tx: Queryable, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maxPayload) throw new Error(`a message on ${channel} is too long`)
  await tx.execute(sql`select pg_notify(${busChannel}, ${`${channel} ${payload}`})`)
}

/** Opens the bus on a database of either kind. */
export async function openBus(database: Database, log: Log): Promise<Bus> {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  const reconnected: (() => void)[] = []
  const dispatch = (message: string) => {
    const space = message.indexOf(' ')
    for (const hear of hearers.get(message.slice(0, space)) ?? []) hear(message.slice(space + 1))
  }
  const close = database.pglite
    ? await database.pglite.listen(busChannel, dispatch)
    : await listenOnServer(
        must(database.connectionString, 'connection string'),
        dispatch,
        () => reconnected.forEach((run) => run()),
        log,
      )
  return {
    on: (channel, hear) => hearers.set(channel, [...(hearers.get(channel) ?? []), hear]),
    onReconnect: (run) => reconnected.push(run),
    close: async () => {
      await close()
    },
  }
}

async function listenOnServer(
  url: string,
  dispatch: (message: string) => void,
  reconnected: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | null = null
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    next.on('notification', (message) => dispatch(message.payload ?? ''))
    next.on('error', () => undefined)
    await next.connect()
    await next.query(`listen ${busChannel}`)
    // Only now: a connection that never came about also ends, and its failure is already answered below.
    next.on('end', tryLater)
    client = next
    if (closed) await next.end()
  }
  const tryLater = () => {
    if (!closed) retry = setTimeout(reconnect, 1_000)
  }
  const reconnect = () => {
    connect().then(reconnected, (error: unknown) => {
      log.warn({ err: error }, 'the message bus is not connected')
      tryLater()
    })
  }
  await connect()
  return async () => {
    closed = true
    if (retry) clearTimeout(retry)
    await client?.end()
  }
}
